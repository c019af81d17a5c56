import type { Queries } from '#platform/db/database.ts';

export async function bookingToOrder(q: Queries, bookingId: string) {
  return q
    .selectFrom('bookings')
    .select(['id', 'claim_id', 'name', 'email', 'holder_hash', 'course_id', 'prices'])
    .where('id', '=', bookingId)
    .executeTakeFirst();
}

export async function livePaymentOfBooking(q: Queries, bookingId: string) {
  return q
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.order_id', 'payments.order_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.state', 'payments.url', 'payments.currency', 'payments.created_at'])
    .select('payments.has_customer_email')
    .select(['orders.name', 'orders.email', 'orders.checkout_digest as digest'])
    .where('bookings.id', '=', bookingId)
    .where('payments.state', 'in', ['creating', 'open', 'authorised', 'captured'])
    .executeTakeFirst();
}

/** A session on hold that can still be paid. */
export async function heldBooking(q: Queries, { id, now }: { id: string; now: Temporal.Instant }) {
  const row = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.id', 'name', 'email', 'holder_hash', 'course_id', 'bookings.prices'])
    .select(['claims.slot_start as start', 'claims.slot_end as end', 'claims.expires_at as heldUntil'])
    .where('bookings.id', '=', id)
    .where('claims.kind', '=', 'session')
    .where('claims.state', '=', 'held')
    .where('claims.expires_at', '>', now)
    .executeTakeFirst();
  return row?.heldUntil ? { ...row, heldUntil: row.heldUntil } : null;
}
