import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { World } from '#platform/world.ts';
import { idOf, longName, type Place } from './people.ts';

const sound = readFileSync(new URL('../../../db/sample/courses/recorded/long-note.m4a', import.meta.url));

/** A recording of Åse's last session, with comments of both sides. */
export async function seedRecordings({ db, clock, files }: Place & Pick<World, 'files'>): Promise<void> {
  const id = idOf('f', 95);
  const key = `session-recordings/${randomUUID()}.m4a`;
  await files.put(key, bytes(), { contentType: 'audio/mp4', maxBytes: sound.length });
  const now = clock.now();
  await db.query
    .insertInto('session_recordings')
    .values({
      id,
      key,
      booking_id: idOf('b', 6),
      name: `Rosen, andet vers, med ${longName}`,
      format: 'm4a',
      bytes: sound.length,
      seconds: 22,
      added_at: now,
      heard_at: null,
    })
    .execute();
  const comment = { recording_id: id, created_at: now };
  await db.query
    .insertInto('recording_comments')
    .values([
      { ...comment, author: 'owner', at_second: 4, body: 'Her bærer luften hele frasen. Mærk forskellen.' },
      {
        ...comment,
        author: 'student',
        at_second: 17,
        body: 'Hvordan undgår jeg, at det klemmer her?\nPå ø’et.',
      },
    ])
    .execute();
}

async function* bytes(): AsyncGenerator<Uint8Array> {
  yield sound;
}
