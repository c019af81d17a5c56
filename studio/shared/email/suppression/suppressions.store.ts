import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { SuppressionReason } from '#platform/db/schema/messages.ts';

export async function insertSuppression(
  tx: Tx,
  { email, reason, detail }: { email: string; reason: SuppressionReason; detail: string },
  now: Temporal.Instant,
): Promise<void> {
  const row = { reason, detail, suppressed_at: now };
  await tx
    .insertInto('suppressed_addresses')
    .values({ email: email.toLowerCase(), ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute();
}

/** False: it was not suppressed. */
export async function deleteSuppression(tx: Tx, email: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('suppressed_addresses')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function markBounced(tx: Tx, emailId: string, now: Temporal.Instant): Promise<void> {
  await tx.updateTable('emails').set({ bounced_at: now }).where('id', '=', emailId).execute();
}

/** `last_error` of an email that was not sent because its address is suppressed. */
export const notDelivered = 'Not delivered: the address is suppressed';

/** The ids of what was not sent since then and still has its text. */
export async function requeueSuppressed(
  tx: Tx,
  { email, since }: { email: string; since: Temporal.Instant },
): Promise<string[]> {
  const rows = await tx
    .updateTable('emails')
    .set({ state: 'waiting', attempts: 0, not_before: null, last_error: null })
    .where(sql<boolean>`lowercase(recipient) = ${email.toLowerCase()}`)
    .where('state', '=', 'failed')
    .where('last_error', '=', notDelivered)
    .where('body', 'is not', null)
    .where('created_at', '>=', since)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
