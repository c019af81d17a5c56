import { sql, type Updateable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { NewsletterDeliveriesTable } from '#platform/db/schema/newsletter.ts';
import type { Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import type { SequenceEmail } from '#studio/site/newsletter-issues/issues.queries.ts';
import { dueRows } from './due-emails.queries.ts';
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

/** An email of a sequence, for those whose time has come. Who has booked meanwhile is left out for good. */
export async function insertDueDeliveries(
  { tx, now }: Write,
  email: { issue: SequenceEmail; languages: readonly Language[] },
): Promise<void> {
  await sql`
    insert into newsletter_deliveries (issue_id, subscription_id, language, skipped_at)
    select ${email.issue.id}::uuid, subscription_id, language, case when has_booked then ${now}::timestamptz end
    from (${dueRows({ ...email, now })}) as due where due_at <= ${now} on conflict do nothing`.execute(tx);
}

/** Of a sequence that is no longer on. */
export async function deleteWaiting(tx: Tx, issueId: string): Promise<void> {
  await tx
    .deleteFrom('newsletter_deliveries')
    .where('issue_id', '=', issueId)
    .where('queued_at', 'is', null)
    .where('skipped_at', 'is', null)
    .execute();
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
