import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
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

export interface NextDelivery {
  subscriptionId: string;
  language: Language;
  email: string;
  /** False: unsubscribed since sending began. */
  isSubscribed: boolean;
}

/** Those that come next; the caller has the lock of the issue. */
export async function nextDeliveries(
  tx: Tx,
  { issueId, most }: { issueId: string; most: number },
): Promise<NextDelivery[]> {
  return tx
    .selectFrom('newsletter_deliveries')
    .innerJoin('newsletter_subscriptions', 'newsletter_subscriptions.id', 'subscription_id')
    .select(['subscription_id as subscriptionId', 'newsletter_deliveries.language', 'email'])
    .select(sql<boolean>`confirmed_at is not null and unsubscribed_at is null`.as('isSubscribed'))
    .where('issue_id', '=', issueId)
    .where('queued_at', 'is', null)
    .where('skipped_at', 'is', null)
    .orderBy('subscription_id')
    .limit(most)
    .execute();
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
