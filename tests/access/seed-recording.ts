import type { World } from '#platform/world.ts';

export const seededRecording = 'b0000000-0000-4000-8000-000000000004';

/** A recording of the seeded session. */
export async function seedRecording(
  { db, files, clock }: Pick<World, 'db' | 'files' | 'clock'>,
  { bookingId, name }: { bookingId: string; name: string },
): Promise<void> {
  const key = 'session-recordings/planted.mp3';
  const recording = { id: seededRecording, booking_id: bookingId, name, key };
  await db.query
    .insertInto('session_recordings')
    .values({
      ...recording,
      format: 'mp3',
      bytes: 4,
      seconds: 1,
      added_at: clock.now(),
      heard_at: null,
    })
    .execute();
  await files.remove(key);
  await files.put(key, content(), { contentType: 'audio/mpeg', maxBytes: 10 });
}

async function* content(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('%PDF');
}
