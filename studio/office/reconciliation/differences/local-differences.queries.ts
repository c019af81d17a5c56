import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { isKept } from '#studio/offers/entitlements/kept-orders.queries.ts';
import { type CheckRow, type Checks, differenceOf, limited, onlySubject } from './check.ts';
import type { Difference, DifferenceKind } from './difference.ts';
import { emailChecks } from './email-checks.queries.ts';
import { ledgerChecks } from './ledger-checks.queries.ts';

/** Longer than printing and shipping take. */
const daysToPrint = 21;

const orderColumns = sql`orders.id::text as subject_id, orders.id::text as order_id, orders.number as order_number`;

/** Print orders against shop orders. */
const printChecks: Checks = {
  'print-order-missing': (checking) => sql<CheckRow>`
    select ${orderColumns} from orders
    where orders.state = 'paid'
      and exists (select 1 from order_lines join offers on offers.id = order_lines.offer_id
        where order_lines.order_id = orders.id and offers.kind = 'print-goods')
      and not exists (select 1 from print_orders where print_orders.order_id = orders.id)
      and not exists (select 1 from refunds where refunds.order_id = orders.id)
      ${onlySubject('orders.id', checking)} order by orders.created_at ${limited}`,
  'print-order-overdue': (checking) => sql<CheckRow>`
    select ${orderColumns}, print_orders.state as what
    from print_orders join orders on orders.id = print_orders.order_id
    where orders.state = 'paid'
      and ((print_orders.state = 'due' and print_orders.created_at < ${checking.now.subtract({ hours: 1 })})
        or (print_orders.state in ('placed', 'held', 'part-shipped')
          and print_orders.placed_at < ${checking.now.subtract({ hours: 24 * daysToPrint })}))
      ${onlySubject('orders.id', checking)} order by print_orders.created_at ${limited}`,
  'print-order-unpaid': (checking) => sql<CheckRow>`
    select ${orderColumns}, print_orders.state as what, print_orders.state = 'due' as is_not_placed
    from print_orders join orders on orders.id = print_orders.order_id
    where orders.state <> 'refund-due' and (not ${isKept} or exists (
        select from refunds, jsonb_array_elements(refunds.items) item
        join order_lines on order_lines.position = (item ->> 'position')::int
        join offers on offers.id = order_lines.offer_id and offers.kind = 'print-goods'
        where refunds.order_id = orders.id and order_lines.order_id = orders.id and refunds.state <> 'refused'))
      and print_orders.state in ('due', 'by-hand', 'placed', 'held', 'failed')
      ${onlySubject('orders.id', checking)} order by print_orders.created_at ${limited}`,
};

/** Later than the timer and the reconciler of every minute. */
const lateMinutes = 15;

/** Claims against bookings, and bookings against orders. */
const calendarChecks: Checks = {
  'hold-overdue': (checking) => sql<CheckRow>`
    select claims.id::text as subject_id, bookings.id::text as booking_id, claims.slot_start as at
    from claims left join bookings on bookings.claim_id = claims.id
    where claims.state in ('held', 'expiring')
      and claims.expires_at < ${checking.now.subtract({ minutes: lateMinutes })}
      ${onlySubject('claims.id', checking)} order by claims.expires_at ${limited}`,
  'claim-without-booking': (checking) => sql<CheckRow>`
    select claims.id::text as subject_id, claims.slot_start as at from claims
    where claims.kind in ('session', 'consultation') and claims.state = 'booked'
      and claims.slot_end > ${checking.now}
      and not exists (select 1 from bookings where bookings.claim_id = claims.id)
      ${onlySubject('claims.id', checking)} order by claims.slot_start ${limited}`,
  'booking-without-payment': (checking) => sql<CheckRow>`
    select bookings.id::text as subject_id, bookings.id::text as booking_id, claims.slot_start as at,
      orders.id::text as order_id, orders.number as order_number
    from bookings join claims on claims.id = bookings.claim_id
    left join orders on orders.id = bookings.order_id
    where claims.state = 'booked' and (bookings.covered_by is null
      or (bookings.covered_by = 'order'
        and (orders.state is null or orders.state not in ('paid', 'refund-due', 'refunded'))))
      ${onlySubject('bookings.id', checking)} order by claims.slot_start ${limited}`,
  'paid-without-booking': (checking) => sql<CheckRow>`
    select orders.id::text as subject_id, orders.id::text as order_id, orders.number as order_number,
      bookings.id::text as booking_id, claims.slot_start as at
    from orders join bookings on bookings.id = orders.booking_id join claims on claims.id = bookings.claim_id
    where orders.state = 'paid' and claims.state in ('held', 'expiring', 'released')
      and not exists (select 1 from refunds where refunds.order_id = orders.id)
      ${onlySubject('orders.id', checking)} order by claims.slot_start ${limited}`,
};

const checks: Checks = { ...calendarChecks, ...ledgerChecks, ...printChecks, ...emailChecks };

/** Every kind that the database alone decides. */
export const localKinds = Object.keys(checks) as DifferenceKind[];

export async function localDifferences(
  q: Queries,
  kind: DifferenceKind,
  checking: { now: Temporal.Instant; only?: string | null },
): Promise<Difference[]> {
  const check = checks[kind];
  if (!check) return [];
  const { rows } = await check({ only: null, ...checking }).execute(q);
  return rows.map((row) => differenceOf(kind, row));
}
