import { type RawBuilder, sql } from 'kysely';
import { type CheckRow, type Checks, limited, onlySubject } from './check.ts';

/** Emails are anonymised after 90 days. */
const daysBack = 60;
/** The transaction of the cause queues the email. */
const lateMinutes = 10;

const since = (now: Temporal.Instant) => now.subtract({ hours: 24 * daysBack });
const before = (now: Temporal.Instant) => now.subtract({ minutes: lateMinutes });

const hasEmail = (...keys: readonly RawBuilder<unknown>[]) =>
  sql`exists (select 1 from emails where emails.dedupe_key in (${sql.join(keys)}))`;

/** The rows that the keys of these emails name (`kind:id`, and what follows a correction). */
const causes = [
  { kinds: ['booking-confirmed', 'booking-moved', 'booking-cancelled', 'owner-booking'], table: 'claims' },
  { kinds: ['order-receipt', 'order-confirmed', 'order-dispatched', 'payment-voided'], table: 'orders' },
  { kinds: ['refund-sent'], table: 'refunds' },
] as const;

const withoutCause = sql.join(
  causes.map(
    ({ kinds, table }) => sql`(emails.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})
      and not exists (select 1 from ${sql.table(table)} as cause
        where cause.id::text = split_part(emails.dedupe_key, ':', 2)))`,
  ),
  sql` or `,
);

/** Queued emails against the events that caused them, both ways. */
export const emailChecks: Checks = {
  'email-waiting': ({ now, ...checking }) => sql<CheckRow>`
    select emails.id::text as subject_id, emails.kind as what from emails
    where emails.state = 'waiting' and emails.created_at < ${now.subtract({ hours: 1 })}
      and (emails.not_before is null or emails.not_before < ${before(now)})
      ${onlySubject('emails.id', { now, ...checking })} order by emails.created_at ${limited}`,
  // The text of a discarded email is deleted.
  'email-failed': (checking) => sql<CheckRow>`
    select emails.id::text as subject_id, emails.kind as what from emails
    where emails.state = 'failed' and emails.body is not null
      ${onlySubject('emails.id', checking)} order by emails.created_at ${limited}`,
  'booking-email-missing': ({ now, ...checking }) => sql<CheckRow>`
    select bookings.id::text as subject_id, bookings.id::text as booking_id, claims.slot_start as at
    from bookings join claims on claims.id = bookings.claim_id
    where claims.state = 'booked' and bookings.email <> ''
      and bookings.confirmed_at between ${since(now)} and ${before(now)}
      and not ${hasEmail(
        sql`'booking-confirmed:' || claims.id`,
        sql`'booking-confirmed:' || claims.id || ':corrected'`,
        sql`'booking-confirmed:' || claims.id || ':restored'`,
        sql`'booking-moved:' || claims.id`,
        sql`'booking-series:' || claims.series_id`,
      )}
      ${onlySubject('bookings.id', { now, ...checking })} order by claims.slot_start ${limited}`,
  'refund-email-missing': ({ now, ...checking }) => sql<CheckRow>`
    select refunds.id::text as subject_id, orders.id::text as order_id, orders.number as order_number
    from refunds join orders on orders.id = refunds.order_id
    where refunds.state = 'succeeded' and orders.email <> ''
      and refunds.changed_at between ${since(now)} and ${before(now)}
      and not ${hasEmail(
        sql`'refund-sent:' || refunds.id`,
        sql`'refund-sent:' || refunds.id || ':corrected'`,
      )}
      ${onlySubject('refunds.id', { now, ...checking })} order by refunds.changed_at ${limited}`,
  'reply-email-missing': ({ now, ...checking }) => sql<CheckRow>`
    select contact_replies.id::text as subject_id, contact_replies.contact_message_id::text as message_id
    from contact_replies
    where contact_replies.sent_at between ${since(now)} and ${before(now)}
      and not ${hasEmail(sql`'contact-reply:' || contact_replies.id`)}
      ${onlySubject('contact_replies.id', { now, ...checking })} order by contact_replies.sent_at ${limited}`,
  'email-without-cause': ({ now, ...checking }) => sql<CheckRow>`
    select emails.id::text as subject_id, emails.kind as what, emails.state in ('waiting', 'held') as is_waiting
    from emails
    where emails.created_at > ${since(now)} and emails.dedupe_key is not null and (${withoutCause})
      and not (emails.state = 'failed' and emails.body is null)
      ${onlySubject('emails.id', { now, ...checking })} order by emails.created_at ${limited}`,
};
