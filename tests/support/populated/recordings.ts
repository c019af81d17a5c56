import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { World } from '#platform/world.ts';
import { idOf, longName, type Place } from './people.ts';

const soundOf = (take: 'first' | 'last') =>
  readFileSync(new URL(`../../../app/media/sounds/takes-sample-${take}.mp3`, import.meta.url));

interface Recorded {
  number: number;
  booking: number;
  name: string;
  take: 'first' | 'last';
}

const recorded: readonly Recorded[] = [
  { number: 95, booking: 6, name: `Rosen, andet vers, med ${longName}`, take: 'last' },
  { number: 96, booking: 7, name: 'Rosen, andet vers', take: 'first' },
];

/** The same phrase in two of Åse's sessions; comments of both sides are on the last one. */
export async function seedRecordings({ db, clock, files }: Place & Pick<World, 'files'>): Promise<void> {
  const now = clock.now();
  for (const { number, booking, name, take } of recorded) {
    const key = `session-recordings/${randomUUID()}.mp3`;
    const sound = soundOf(take);
    await files.put(key, content(sound), { contentType: 'audio/mpeg', maxBytes: sound.length });
    await db.query
      .insertInto('session_recordings')
      .values({
        id: idOf('f', number),
        key,
        booking_id: idOf('b', booking),
        name,
        format: 'mp3',
        bytes: sound.length,
        seconds: 6,
        added_at: now,
        heard_at: null,
      })
      .execute();
  }
  const comment = { recording_id: idOf('f', 95), created_at: now };
  await db.query
    .insertInto('recording_comments')
    .values([
      { ...comment, author: 'owner', at_second: 2, body: 'Her bærer luften hele frasen. Mærk forskellen.' },
      {
        ...comment,
        author: 'student',
        at_second: 4,
        body: 'Hvordan undgår jeg, at det klemmer her?\nPå ø’et.',
      },
    ])
    .execute();
}

async function* content(sound: Uint8Array): AsyncGenerator<Uint8Array> {
  yield sound;
}
