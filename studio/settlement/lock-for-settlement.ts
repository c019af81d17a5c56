import type { Tx } from '#platform/db/database.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';
import { lockOrder } from '#studio/orders/orders.store.ts';
import { lockPayment, type PaymentRow } from '#studio/payments/payments.store.ts';
import { knownRefunded } from '#studio/refunds/record-refund.ts';

/** The payment as read before the provider was asked. */
export type CheckedPayment = Pick<PaymentRow, 'id' | 'order_id' | 'state'>;

/** Lock order: claim, order, payment. Null: the payment changed, so the provider's answer is outdated. */
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
