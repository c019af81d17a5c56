import type { Queries } from '#platform/db/database.ts';

export async function bookingToOrder(q: Queries, bookingId: string) {
  return q
    .selectFrom('bookings')
    .select(['id', 'claim_id', 'name', 'email', 'holder_hash', 'course_id'])
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
    .select(['orders.name', 'orders.email'])
    .where('bookings.id', '=', bookingId)
    .where('payments.state', 'in', ['creating', 'open', 'authorised', 'captured'])
    .executeTakeFirst();
}
