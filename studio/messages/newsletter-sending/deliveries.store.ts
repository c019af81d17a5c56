import { sql } from 'kysely';
import type { Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import { getsIssue } from './recipients.queries.ts';
import type { Segment } from './segment.ts';

/** One row per person, whatever happens afterwards. Returns their number. */
export async function insertDeliveries(
  { tx, now }: Write,
  { issueId, ...group }: { issueId: string; segment: Segment; languages: readonly Language[] },
): Promise<number> {
  const result = await sql`
    insert into newsletter_deliveries (issue_id, subscription_id, language)
    select ${issueId}::uuid, subscribers.id, subscribers.language
    from newsletter_subscriptions as subscribers where ${getsIssue({ ...group, now })}
    on conflict do nothing`.execute(tx);
  return Number(result.numAffectedRows ?? 0);
}

interface OneDelivery {
  issueId: string;
  subscriptionId: string;
}

export async function markQueued(
  { tx, now }: Write,
  { issueId, subscriptionId, emailId }: OneDelivery & { emailId: string | null },
): Promise<void> {
  await tx
    .updateTable('newsletter_deliveries')
    .set({ queued_at: now, email_id: emailId })
    .where('issue_id', '=', issueId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

export async function markSkipped(
  { tx, now }: Write,
  { issueId, subscriptionId }: OneDelivery,
): Promise<void> {
  await tx
    .updateTable('newsletter_deliveries')
    .set({ skipped_at: now })
    .where('issue_id', '=', issueId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
}
