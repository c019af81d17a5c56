import type { Tx } from '#platform/db/database.ts';
import type { CommentAuthor } from '#platform/db/schema/students.ts';
import type { SessionRecording } from './recordings.queries.ts';

type NewRecording = Pick<SessionRecording, 'id' | 'name' | 'key' | 'format' | 'bytes' | 'seconds'>;

export async function insertRecording(
  tx: Tx,
  bookingId: string,
  { now, ...recording }: NewRecording & { now: Temporal.Instant },
): Promise<void> {
  const row = { ...recording, booking_id: bookingId, added_at: now, heard_at: null };
  await tx.insertInto('session_recordings').values(row).execute();
}

export async function deleteRecording(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('session_recordings').where('id', '=', id).execute();
}

export async function setHeard(tx: Tx, id: string, heardAt: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('session_recordings')
    .set({ heard_at: heardAt })
    .where('id', '=', id)
    .where('heard_at', 'is', null)
    .execute();
}

export async function insertComment(
  tx: Tx,
  recordingId: string,
  comment: { author: CommentAuthor; at: number; body: string; now: Temporal.Instant },
): Promise<string> {
  const { author, at, body, now } = comment;
  const { id } = await tx
    .insertInto('recording_comments')
    .values({ recording_id: recordingId, author, at_second: at, body, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Also locks the booking's row, so that a session has no more recordings than allowed. */
export async function lockBooking(
  tx: Tx,
  bookingId: string,
): Promise<{ email: string; name: string } | null> {
  const row = await tx
    .selectFrom('bookings')
    .select(['email', 'name'])
    .where('id', '=', bookingId)
    .where('email', '<>', '')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** False: it was removed in the meantime. */
export async function lockRecording(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('session_recordings')
    .select('id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
