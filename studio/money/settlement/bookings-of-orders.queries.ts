import type { Queries } from '#platform/db/database.ts';

export async function claimIdOfBooking(q: Queries, bookingId: string): Promise<string> {
  const row = await q
    .selectFrom('bookings')
    .select('claim_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return row.claim_id;
}

/** Of the booking that the order pays for; null: it pays for something else. */
export async function claimIdOfOrder(q: Queries, orderId: string): Promise<string | null> {
  const row = await q
    .selectFrom('orders')
    .innerJoin('bookings', 'bookings.id', 'orders.booking_id')
    .select('bookings.claim_id')
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  return row?.claim_id ?? null;
}

/** The claim whose booking waits for this order. */
export async function claimHeldFor(q: Queries, orderId: string) {
  return q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['claims.id', 'claims.state'])
    .where('bookings.order_id', '=', orderId)
    .executeTakeFirst();
}

export async function bookingToPay(q: Queries, bookingId: string) {
  return q
    .selectFrom('bookings')
    .select(['name', 'email', 'language', 'course_id'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

/** Whether the session is booked to be paid later, and the order has its invoice. */
export async function isInvoicedSession(
  q: Queries,
  { bookingId, orderId }: { bookingId: string; orderId: string },
): Promise<boolean> {
  const row = await q
    .selectFrom('bookings')
    .innerJoin('invoices', (join) => join.on('invoices.order_id', '=', orderId))
    .select('bookings.id')
    .where('bookings.id', '=', bookingId)
    .where('bookings.covered_by', '=', 'at-session')
    .where('invoices.kind', '=', 'invoice')
    .where('invoices.credited_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
