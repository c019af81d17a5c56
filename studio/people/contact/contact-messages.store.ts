import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { MessageState } from '#platform/db/schema/messages.ts';
import type { Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import type { ContactInput } from './contact-input.ts';
import { messageLifecycle } from './message.ts';

/** Minutes in which an identical message from the same person is a repeat. */
const repeatMinutes = 10;

/** Null: a repeat; concurrent repeats are serialised. */
export async function insertContactMessage(
  { tx, now }: Write,
  from: ContactInput,
  { language, isSuspected }: { language: Language; isSuspected: boolean },
): Promise<string | null> {
  const { email, ...rest } = from;
  const lockKey = `contact:${email.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockKey}, 1))`.execute(tx);
  const same = await tx
    .selectFrom('contact_messages')
    .select('id')
    .where(sql<boolean>`lowercase(email) = lowercase(${email})`)
    .where((eb) => eb.and(rest))
    .where('created_at', '>', now.subtract({ minutes: repeatMinutes }))
    .executeTakeFirst();
  if (same) return null;
  const row = await tx
    .insertInto('contact_messages')
    .values({
      ...from,
      language,
      created_at: now,
      answered_at: null,
      deleted_at: null,
      state_before: null,
      is_suspected: isSuspected,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Not the person's own: it is read already. */
export async function insertConversation(
  tx: Tx,
  conversation: { name: string; email: string; subject: string; language: Language; now: Temporal.Instant },
): Promise<string> {
  const { now: created_at, ...row } = conversation;
  const { id } = await tx
    .insertInto('contact_messages')
    .values({
      ...row,
      created_at,
      message: '',
      state: 'read',
      answered_at: null,
      deleted_at: null,
      state_before: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An email whose conversation is unknown begins one. `message`: its subject. */
export async function insertEmailedMessage(
  tx: Tx,
  message: { name: string; email: string; message: string; language: Language; now: Temporal.Instant },
): Promise<string> {
  const { now: created_at, ...row } = message;
  const { id } = await tx
    .insertInto('contact_messages')
    .values({ ...row, created_at, state: 'new', answered_at: null, deleted_at: null, state_before: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setSubject(tx: Tx, id: string, subject: string): Promise<void> {
  await tx.updateTable('contact_messages').set({ subject }).where('id', '=', id).execute();
}

export function lockMessage(tx: Tx, id: string) {
  return tx.selectFrom('contact_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The only state change. False: not allowed from its state. */
export async function moveMessageTo({ tx, now }: Write, id: string, to: MessageState): Promise<boolean> {
  const result = await tx
    .updateTable('contact_messages')
    .set(({ eb, ref }) => ({
      state: to,
      version: eb('version', '+', 1),
      ...(to === 'answered' ? { answered_at: now } : {}),
      ...(to === 'answered' || to === 'read' ? { is_suspected: false } : {}),
      deleted_at: to === 'deleted' ? now : null,
      state_before: to === 'deleted' ? (ref('state') as never) : null,
    }))
    .where('id', '=', id)
    .where('state', 'in', statesBefore(messageLifecycle, to))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** A change of its replies is one of the message. */
export async function increaseVersion(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('contact_messages')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function setReadByPerson({ tx, now }: Write, id: string): Promise<void> {
  await tx.updateTable('contact_messages').set({ read_by_person_at: now }).where('id', '=', id).execute();
}

export async function dropDeletedMessages(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx
    .deleteFrom('contact_messages')
    .where('state', '=', 'deleted')
    .where('deleted_at', '<', before)
    .execute();
}
