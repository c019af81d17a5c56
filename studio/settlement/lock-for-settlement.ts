import type { Tx } from '#platform/db/database.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';
import { lockOrder } from '#studio/orders/orders.store.ts';
import { lockPayment, type PaymentRow } from '#studio/payments/payments.store.ts';
import { knownRefunded } from '#studio/refunds/record-refund.ts';

/** A payment as it was when its provider was asked about it. */
export type CheckedPayment = Pick<PaymentRow, 'id' | 'order_id' | 'state'>;

/**
 * Locks what settling touches, in the house's order (claim, order, payment), so that no two settlings and no hold
 * can wait for each other in a circle. Null: while we asked or waited, another has settled the payment or moved it to
 * a new order; what the provider said is of before.
 */
export async function lockForSettlement(tx: Tx, asked: CheckedPayment) {
  const booking = await tx
    .selectFrom('orders')
    .innerJoin('bookings', 'bookings.id', 'orders.booking_id')
    .select('bookings.claim_id')
    .where('orders.id', '=', asked.order_id)
    .executeTakeFirst();
  if (booking) await lockClaim(tx, booking.claim_id);
  const order = await lockOrder(tx, asked.order_id);
  const payment = await lockPayment(tx, asked.id);
  if (!order || !payment) return null;
  if (payment.order_id !== asked.order_id || payment.state !== asked.state) return null;
  return { order, payment, knownRefundedMinor: await knownRefunded(tx, payment.id) };
}
