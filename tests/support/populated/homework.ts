import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { HomeworkFileKind } from '#platform/db/schema/students.ts';
import type { World } from '#platform/world.ts';
import { homeworkTypes } from '#studio/teaching/students/homework-file.ts';
import { wordsPdf } from '../hostile-pdfs.ts';
import { idOf, longName, type Place, åse } from './people.ts';

const sound = readFileSync(new URL('../../../db/sample/courses/recorded/long-note.m4a', import.meta.url));
const sheet = wordsPdf('Sirener og skalaer');

/** Homework of Åse: seen and with files, and done. */
export async function seedHomework({ db, clock, files }: Place & Pick<World, 'files'>): Promise<void> {
  const now = clock.now();
  const before = (hours: number) => now.subtract({ hours });
  await db.query
    .insertInto('homework')
    .values([
      {
        id: idOf('f', 100),
        email: åse.email,
        due_on: null,
        created_at: before(50),
        body: `Rosen, andet vers, som i optagelsen med ${longName}.`,
        seen_at: before(40),
        done_at: null,
      },
      {
        id: idOf('f', 101),
        email: åse.email,
        due_on: '2026-11-02',
        created_at: before(400),
        body: 'Sirener, fem minutter om dagen.',
        seen_at: before(390),
        done_at: before(300),
      },
    ])
    .execute();
  const given: ReadonlyArray<{ id: number; name: string; kind: HomeworkFileKind; bytes: Uint8Array }> = [
    { id: 102, name: 'Rosen, klaver.m4a', kind: 'm4a', bytes: sound },
    { id: 103, name: `Noder til ${longName}.pdf`, kind: 'pdf', bytes: sheet },
  ];
  for (const [place, { id, name, kind, bytes }] of given.entries()) {
    const key = `homework/${randomUUID()}.${kind}`;
    await files.put(key, pieces(bytes), { contentType: homeworkTypes[kind], maxBytes: bytes.length });
    const seconds = kind === 'm4a' ? 22 : null;
    await db.query
      .insertInto('homework_files')
      .values({
        id: idOf('f', id),
        homework_id: idOf('f', 100),
        place,
        key,
        name,
        kind,
        bytes: bytes.length,
        seconds,
      })
      .execute();
  }
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
