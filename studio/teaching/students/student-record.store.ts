import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';
import type { AutosavedText } from '#studio/shared/texts/autosaved-text.ts';
import type { DetailsInput } from './student-details.ts';

/** The note about a session, locked; null: none yet. */
export async function lockNote(tx: Tx, bookingId: string) {
  const row = await tx
    .selectFrom('session_notes')
    .select(['body', 'is_shared as isShared', 'version', 'client_id as clientId', 'revision'])
    .select('changed_at as changedAt')
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertNote({ tx, now }: Write, note: AutosavedText): Promise<boolean> {
  const row = await tx
    .insertInto('session_notes')
    .values({ booking_id: note.id, ...valuesOf(note), created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning('booking_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeNote({ tx, now }: Write, note: AutosavedText): Promise<number> {
  const { version } = await tx
    .updateTable('session_notes')
    .set((set) => ({ ...valuesOf(note), version: set('version', '+', 1), changed_at: now }))
    .where('booking_id', '=', note.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

const valuesOf = ({ body, isShared, clientId, revision }: AutosavedText) => ({
  body,
  is_shared: isShared,
  client_id: clientId,
  revision,
});

/** A person's details, locked; null: none yet. */
export async function lockDetails(tx: Tx, emails: readonly string[]) {
  const row = await tx
    .selectFrom('student_details')
    .select(['email', 'version'])
    .where('email', 'in', emails)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns false if they were stored in the meantime. */
export async function insertDetails(
  tx: Tx,
  { email, now, ...details }: DetailsInput & { email: string; now: Temporal.Instant },
): Promise<boolean> {
  const row = await tx
    .insertInto('student_details')
    .values({ email, ...columnsOf(details), changed_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateDetails(
  tx: Tx,
  { email, now, ...details }: DetailsInput & { email: string; now: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('student_details')
    .set((set) => ({ ...columnsOf(details), version: set('version', '+', 1), changed_at: now }))
    .where('email', '=', email)
    .execute();
}

const columnsOf = ({ phone, voiceType, tags }: DetailsInput) => ({ phone, voice_type: voiceType, tags });
