import { sql } from 'kysely';
import { type CheckRow, type Checks, limited, onlySubject } from './check.ts';

/** Later than the timer and the reconciler of every minute. */
const lateMinutes = 15;

/** Claims against bookings, and bookings against orders. */
export const calendarChecks: Checks = {
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
