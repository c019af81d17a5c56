import type { Queries } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import type { Language } from '#studio/shared/language.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { emailLifecycle, handOverSeconds } from './email.ts';

export interface NewEmail {
  id: string;
  messageId: string;
  kind: string;
  language: Language;
  recipient: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  attachments: readonly MailAttachment[];
  headers: Readonly<Record<string, string>>;
  dedupeKey: string | null;
  at: Temporal.Instant;
}

/** False when an email with the same key exists. */
export async function insertEmail(tx: Queries, mail: NewEmail): Promise<boolean> {
  const row = await tx
    .insertInto('emails')
    .values({
      id: mail.id,
      message_id: mail.messageId,
      kind: mail.kind,
      language: mail.language,
      recipient: mail.recipient,
      reply_to: mail.replyTo,
      subject: mail.subject,
      html: mail.html,
      body: mail.text,
      attachments: json(mail.attachments),
      headers: json(mail.headers),
      dedupe_key: mail.dedupeKey,
      state: 'waiting',
      last_error: null,
      sent_at: null,
      created_at: mail.at,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type EmailRow = NonNullable<Awaited<ReturnType<typeof claimEmail>>>;

/** Claims a waiting email until `until`; undefined: sent, failed or claimed. */
export async function claimEmail(
  tx: Queries,
  { emailId, now, until }: { emailId: string; now: Temporal.Instant; until: Temporal.Instant },
) {
  return tx
    .updateTable('emails')
    .set((set) => ({ attempts: set('attempts', '+', 1), not_before: until }))
    .where('id', '=', emailId)
    .where('state', '=', 'waiting')
    .where((is) => is.or([is('not_before', 'is', null), is('not_before', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
}

/** Deletes the text, which holds secret links, except for /outbox. False: not allowed in its state. */
export async function markSent(
  tx: Queries,
  { emailId, now, keepsText }: { emailId: string; now: Temporal.Instant; keepsText: boolean },
): Promise<boolean> {
  const result = await tx
    .updateTable('emails')
    .set({
      state: 'sent',
      sent_at: now,
      not_before: null,
      last_error: null,
      ...(keepsText ? {} : emptied),
    })
    .where('id', '=', emailId)
    .where('state', 'in', statesBefore(emailLifecycle, 'sent'))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function anonymizeRecipient(tx: Queries, emailId: string): Promise<void> {
  await tx.updateTable('emails').set({ recipient: '', last_error: null }).where('id', '=', emailId).execute();
}

const emptied = { html: null, body: null, attachments: json([]) };

/** Before the final dot: `until` is when it is repeated if no answer is ever recorded. */
export async function recordHandover(
  q: Queries,
  { emailId, unanswered, until }: { emailId: string; unanswered: number; until: Temporal.Instant },
): Promise<void> {
  await q
    .updateTable('emails')
    .set({ unanswered, not_before: until })
    .where('id', '=', emailId)
    .where('state', '=', 'waiting')
    .execute();
}

export async function postponeEmail(
  tx: Queries,
  {
    emailId,
    until,
    error,
    unanswered,
  }: { emailId: string; until: Temporal.Instant; error: string; unanswered: number },
): Promise<void> {
  await tx
    .updateTable('emails')
    .set({ not_before: until, last_error: error, unanswered })
    .where('id', '=', emailId)
    .where('state', '=', 'waiting')
    .execute();
}

export async function markFailed(tx: Queries, emailId: string, error: string): Promise<boolean> {
  const result = await tx
    .updateTable('emails')
    .set({ state: 'failed', not_before: null, last_error: error })
    .where('id', '=', emailId)
    .where('state', 'in', statesBefore(emailLifecycle, 'failed'))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function requeueEmail(tx: Queries, emailId: string): Promise<boolean> {
  const result = await tx
    .updateTable('emails')
    .set({ state: 'waiting', attempts: 0, unanswered: 0, not_before: null })
    .where('id', '=', emailId)
    .where((is) =>
      is.or([
        is('state', 'in', statesBefore(emailLifecycle, 'waiting')),
        // Waiting after failed attempts: only end its delay.
        is.and([is('state', '=', 'waiting'), is('attempts', '>', 0)]),
      ]),
    )
    .where('body', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function clearFailedEmail(tx: Queries, emailId: string): Promise<void> {
  await tx
    .updateTable('emails')
    .set(emptied)
    .where('id', '=', emailId)
    .where('state', '=', 'failed')
    .execute();
}

/** Emails of a backup may have been sent since. Returns their number. */
export async function holdWaitingEmails(tx: Queries): Promise<number> {
  const result = await tx
    .updateTable('emails')
    .set({ state: 'held', not_before: null })
    .where('state', 'in', statesBefore(emailLifecycle, 'held'))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function waitForCorrection(
  tx: Queries,
  { emailId, until, error, unanswered }: Parameters<typeof postponeEmail>[1],
): Promise<void> {
  await postponeEmail(tx, { emailId, until, error, unanswered });
  await tx
    .updateTable('emails')
    .set((set) => ({ attempts: set('attempts', '-', 1) }))
    .where('id', '=', emailId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Ends the delay of those that wait for another attempt; a claim is shorter. The next reconciliation sends them. */
export async function retryWaiting(q: Queries, now: Temporal.Instant): Promise<void> {
  await q
    .updateTable('emails')
    .set({ not_before: now })
    .where('state', '=', 'waiting')
    .where('unanswered', '=', 0)
    .where('not_before', '>', now.add({ seconds: handOverSeconds }))
    .execute();
}

/** The next reconciliation sends them. */
export async function releaseHeldEmails(tx: Queries): Promise<void> {
  await tx
    .updateTable('emails')
    .set({ state: 'waiting', attempts: 0 })
    .where('state', 'in', statesBefore(emailLifecycle, 'waiting'))
    .where('state', '=', 'held')
    .execute();
}

export async function dropHeldEmails(tx: Queries): Promise<void> {
  await tx
    .updateTable('emails')
    .set({ state: 'failed', last_error: 'Not sent after a restore', ...emptied })
    .where('state', 'in', statesBefore(emailLifecycle, 'failed'))
    .where('state', '=', 'held')
    .execute();
}
