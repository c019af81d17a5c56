import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { SequenceEmail } from '#studio/site/newsletter-issues/issues.queries.ts';
import { isUnlessBooked, type SequenceKey } from '#studio/site/newsletter-issues/sequence.ts';
import { bookedSessions, hasBooking, isRecipient } from './recipients.queries.ts';

type Sql = RawBuilder<unknown>;

/** After an outage: what is due for longer is no longer sent. */
const mostDaysLate = 3;

const dayOf = (instant: Sql) => sql`(${instant} at time zone ${studioTimeZone})::date`;
const morningOf = (day: Sql) => sql`((${day} + interval '10 hours') at time zone ${studioTimeZone})`;

/** Of each address its first session that took place, and its last one, which may be still to come. */
const sessions = sql`select lowercase(bookings.email) as address, min(slot_end) as first_end, max(slot_end) as last_end
  from ${bookedSessions} group by 1`;

const afterSession = (
  moment: Sql,
) => sql`select newsletter_subscriptions.id as subscription_id, ${moment} as moment
  from (${sessions}) as held join newsletter_subscriptions on lowercase(newsletter_subscriptions.email) = address`;

/** Who begins a sequence, and when. The owner of imported addresses has greeted them before. */
const beginnings: Record<SequenceKey, Sql> = {
  welcome: sql`select id as subscription_id, confirmed_at as moment from newsletter_subscriptions where source = 'website'`,
  'first-session': afterSession(sql`first_end`),
  silence: afterSession(morningOf(sql`${dayOf(sql`last_end`)} + interval '2 months'`)),
};

/** The email before it has arrived, as far as is known. */
const continuations = ({ sequence, position }: SequenceEmail['step']) => sql`
  select subscription_id, queued_at as moment from newsletter_deliveries
    join newsletter_issues as before on before.id = issue_id left join emails on emails.id = email_id
  where before.sequence = ${sequence} and before.position = ${position - 1} and queued_at is not null
    and (emails.id is null or (emails.state = 'sent' and emails.bounced_at is null))`;

interface DueEmail {
  issue: SequenceEmail;
  languages: readonly Language[];
  now: Temporal.Instant;
}

/**
 * Subscribers who are to get an email of a sequence now or later, each with its time. Nothing that was due before the
 * sequence was on, or before they subscribed.
 */
export function dueRows({ issue: { id, step, startedAt }, languages, now }: DueEmail): Sql {
  const { position, afterDays } = step;
  const moments = position === 1 ? beginnings[step.sequence] : continuations(step);
  const dueAt = afterDays === 0 ? sql`moment` : morningOf(sql`${dayOf(sql`moment`)} + ${afterDays}::int`);
  const hasBooked = isUnlessBooked(step) ? hasBooking(sql`claims.slot_end > moment`) : sql`false`;
  return sql`
    select subscribers.id as subscription_id, subscribers.language, due_at, ${hasBooked} as has_booked
    from (select subscription_id, moment, ${dueAt} as due_at from (${moments}) as moments) as steps
      join newsletter_subscriptions as subscribers on subscribers.id = subscription_id
    where ${isRecipient({ segment: {}, languages, now })} and moment <= ${now}
      and due_at >= greatest(${startedAt}::timestamptz, subscribers.confirmed_at)
      and due_at >= ${now.subtract({ hours: mostDaysLate * 24 })}
      and not exists (select 1 from newsletter_deliveries as former
        where former.issue_id = ${id}::uuid and former.subscription_id = subscribers.id)`;
}

export interface EmailCounts {
  sent: number;
  /** Left the sequence: booked or unsubscribed. */
  left: number;
  waiting: number;
  nextAt: Temporal.Instant | null;
}

export async function emailCounts(q: Queries, email: DueEmail): Promise<EmailCounts> {
  const isOn = email.issue.state === 'running';
  const { rows } = await sql<EmailCounts>`
    select count(*) filter (where queued_at is not null)::int as sent,
      count(*) filter (where skipped_at is not null)::int as left,
      count(*) filter (where queued_at is null and skipped_at is null)::int as waiting,
      min(due_at) as "nextAt"
    from (select queued_at, skipped_at, null::timestamptz as due_at from newsletter_deliveries where issue_id = ${email.issue.id}::uuid
      union all select null, null, due_at from (${dueRows(email)}) as due where ${isOn} and not has_booked) as copies`.execute(
    q,
  );
  return rows[0] ?? { sent: 0, left: 0, waiting: 0, nextAt: null };
}
