import type { Queries } from '#platform/db/database.ts';

/** The order of a payment, and its booking, also one that was booked with its credit. */
export async function orderToCorrect(q: Queries, paymentId: string) {
  return q
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('entitlements', 'entitlements.order_id', 'orders.id')
    .leftJoin('bookings', (join) =>
      join
        .on((on) =>
          on.or([
            on('bookings.order_id', '=', on.ref('orders.id')),
            on('bookings.entitlement_id', '=', on.ref('entitlements.id')),
          ]),
        )
        .on('bookings.confirmed_at', 'is not', null),
    )
    .select(['orders.id as orderId', 'bookings.id as bookingId'])
    .where('payments.id', '=', paymentId)
    .orderBy('bookings.created_at', 'desc')
    .executeTakeFirst();
}
