import { sql, type Updateable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { NewsletterDeliveriesTable } from '#platform/db/schema/newsletter.ts';
import type { Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import { isRecipient } from './recipients.queries.ts';
import type { Segment } from './segment.ts';

/** One row per person, whatever happens afterwards. Returns their number. */
export async function insertDeliveries(
  { tx, now }: Write,
  { issueId, ...group }: { issueId: string; segment: Segment; languages: readonly Language[] },
): Promise<number> {
  const result = await sql`
    insert into newsletter_deliveries (issue_id, subscription_id, language)
    select ${issueId}::uuid, subscribers.id, subscribers.language
    from newsletter_subscriptions as subscribers where ${isRecipient({ ...group, now })}
    on conflict do nothing`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

interface OneDelivery {
  issueId: string;
  subscriptionId: string;
}

export function markQueued(write: Write, delivery: OneDelivery, emailId: string | null): Promise<void> {
  return update(write.tx, delivery, { queued_at: write.now, email_id: emailId });
}

export function markSkipped(write: Write, delivery: OneDelivery): Promise<void> {
  return update(write.tx, delivery, { skipped_at: write.now });
}

async function update(
  tx: Tx,
  { issueId, subscriptionId }: OneDelivery,
  change: Updateable<NewsletterDeliveriesTable>,
): Promise<void> {
  await tx
    .updateTable('newsletter_deliveries')
    .set(change)
    .where('issue_id', '=', issueId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
}
