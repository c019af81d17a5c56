import { type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { shippingId } from '#studio/offers/catalogue/offer.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { byEmail, byUser, either, type Person } from './personal-table.ts';

export type Wait = 'payment' | 'hold' | 'kept' | 'plan' | 'reserved' | 'goods' | 'seat' | 'refund';

export interface ActiveItem {
  wait: Wait;
  orderId: string | null;
  number: string;
  what: string;
  start: Temporal.Instant | null;
  until: Temporal.Instant | null;
}

export interface ActiveItems {
  waits: ActiveItem[];
  /** `isOffered`: the studio cancelled it, and another time or a refund is to be chosen. */
  bookings: Array<{ id: string; start: Temporal.Instant; noticeHours: number; isOffered: boolean }>;
  applications: string[];
  credits: number;
  courses: number;
}

export async function activeItems(q: Queries, person: Person, now: Temporal.Instant): Promise<ActiveItems> {
  const isOwnOrder = byEmail('orders.email')(person);
  const orders = await sql<ActiveItem>`
    select distinct on (orders.id) wait, orders.id as "orderId", orders.number, until, (
      select coalesce(string_agg(description, ', ' order by position), '') from order_lines
        where order_lines.order_id = orders.id and offer_id <> ${shippingId}) as what, (
      select claims.slot_start from bookings join claims on claims.id = bookings.claim_id
        where bookings.order_id = orders.id limit 1) as start
    from orders join (
      select order_id, 'payment' as wait, 1 as rank, session_expires_at as until from payments
        where state in ('creating', 'open') and session_expires_at > ${now}
      union all select order_id, 'plan', 2, (
        select max(due_at) from instalments where instalments.order_id = plans.order_id)
        from plans where state <> 'ended'
      union all select order_id, 'refund', 3, null from refunds where state <> 'succeeded'
      union all select id, 'refund', 3, null from orders where state = 'refund-due'
      union all select id, 'goods', 4, authorised_until from orders
        where state = 'authorised' and capture = 'on-dispatch'
      union all select order_id, 'goods', 4, null from print_orders
        where state not in ('shipped', 'returned', 'cancelled')
      union all select id, 'reserved', 5, authorised_until from orders
        where state = 'authorised' and capture = 'on-acceptance'
        and not exists (select 1 from applications
          where applications.id = orders.application_id and applications.state = 'received')
      union all select units.order_id, 'seat', 6, dates.ends_on::timestamp at time zone ${studioTimeZone}
        from units join dates on dates.id = units.date_id
        where units.state in ('taken', 'kept') and dates.ends_on >= ${dayOf(now)}::date
          and not exists (select 1 from applications
            where applications.id = units.application_id and applications.state = 'received')
    ) as live on live.order_id = orders.id
    where ${isOwnOrder} order by orders.id, rank, until desc`.execute(q);
  const holds = await heldHours(q, person);
  const bookings = await sql<ActiveItems['bookings'][number]>`
    select bookings.id, claims.slot_start as start, notice_hours as "noticeHours",
      new_time_offered_at is not null as "isOffered" from bookings join claims on claims.id = bookings.claim_id
    where ${byEmail('bookings.email')(person)}
      and (claims.state = 'booked' and claims.slot_start > ${now} or new_time_offered_at is not null)
    order by claims.slot_start`.execute(q);
  const applications = await q
    .selectFrom('applications')
    .select('id')
    .where(byEmail('applications.email')(person))
    .where('state', '=', 'received')
    .execute();
  const owned = await leftOf(q, person, now);
  return {
    waits: [
      ...orders.rows,
      ...holds.rows.filter(({ paying }) => !paying).map(({ paying: _, ...hour }) => hour),
    ],
    bookings: bookings.rows,
    applications: applications.map(({ id }) => id),
    credits: owned.filter(({ kind }) => kind === 'credit').reduce((sum, { left }) => sum + Number(left), 0),
    courses: owned.filter(({ kind }) => kind === 'enrolment').length,
  };
}

/** `paying`: an order of this person already covers it. */
function heldHours(q: Queries, person: Person) {
  return sql<ActiveItem & { paying: boolean }>`
    select case when by_link then 'kept' else 'hold' end as wait, null as "orderId", '' as number,
      course_name as what, claims.slot_start as start, claims.expires_at as until, exists (select 1 from payments
        where payments.order_id = bookings.order_id and payments.state in ('creating', 'open')) as paying
    from bookings join claims on claims.id = bookings.claim_id
    where ${byEmail('bookings.email')(person)} and claims.state in ('held', 'expiring')`.execute(q);
}

async function leftOf(q: Queries, person: Person, now: Temporal.Instant) {
  const isOwnEntitlement = either(byEmail('entitlements.email'), byUser('entitlements.user_id'))(person);
  const valid = sql<SqlBool>`(entitlements.valid_until is null or entitlements.valid_until > ${now})`;
  const rows = await q
    .selectFrom('entitlements')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select((select) => ['entitlements.kind', select.fn.sum<number>('ledger_entries.delta').as('left')])
    .where(isOwnEntitlement)
    .where(valid)
    .groupBy(['entitlements.id', 'entitlements.kind'])
    .execute();
  return rows.filter(({ left }) => Number(left) > 0);
}

function dayOf(now: Temporal.Instant): string {
  return studioDay(now).toString();
}
