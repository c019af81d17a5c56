import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';

export interface Progress {
  total: number;
  sent: number;
  /** Bounced, or given up. */
  failed: number;
  /** Refused for now: they are tried again. */
  retrying: number;
  skipped: number;
  /** Not handed over for the first time yet. */
  waiting: number;
  byLanguage: Readonly<Record<Language, { total: number; sent: number }>>;
}

export async function progressOf(q: Queries, issueId: string): Promise<Progress> {
  const { rows } = await sql<Record<keyof Omit<Progress, 'byLanguage'>, number> & { language: Language }>`
    select language, count(*)::int as total,
      count(*) filter (where state = 'sent' and bounced_at is null)::int as sent,
      count(*) filter (where state = 'failed' or bounced_at is not null)::int as failed,
      count(*) filter (where state = 'waiting' and last_error is not null)::int as retrying,
      count(*) filter (where skipped_at is not null)::int as skipped,
      count(*) filter (where skipped_at is null and (queued_at is null or state = 'held'
        or (state = 'waiting' and last_error is null)))::int as waiting
    from (select newsletter_deliveries.language, queued_at, skipped_at, emails.state, emails.last_error, emails.bounced_at
      from newsletter_deliveries left join emails on emails.id = email_id where issue_id = ${issueId}) as copies
    group by language`.execute(q);
  const sum = (name: keyof Omit<Progress, 'byLanguage'>) => rows.reduce((total, row) => total + row[name], 0);
  const of = (language: Language) => {
    const row = rows.find((one) => one.language === language);
    return { total: row?.total ?? 0, sent: row?.sent ?? 0 };
  };
  return {
    total: sum('total'),
    sent: sum('sent'),
    failed: sum('failed'),
    retrying: sum('retrying'),
    skipped: sum('skipped'),
    waiting: sum('waiting'),
    byLanguage: { en: of('en'), da: of('da') },
  };
}

/** Of all issues, for the rate of the provider. */
export async function queuedSince(q: Queries, since: Temporal.Instant): Promise<number> {
  const row = await q
    .selectFrom('newsletter_deliveries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('queued_at', '>', since)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Copies that were not handed over yet, and those that wait for another attempt. */
export async function waitingCopies(q: Queries): Promise<{ fresh: number; retrying: number }> {
  const row = await q
    .selectFrom('newsletter_deliveries')
    .innerJoin('emails', 'emails.id', 'email_id')
    .select(sql<number>`count(*) filter (where last_error is null)::int`.as('fresh'))
    .select(sql<number>`count(*) filter (where last_error is not null)::int`.as('retrying'))
    .where('emails.state', '=', 'waiting')
    .executeTakeFirst();
  return row ?? { fresh: 0, retrying: 0 };
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
  q: Queries,
  { issueId, most }: { issueId: string; most: number },
): Promise<NextDelivery[]> {
  return q
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
