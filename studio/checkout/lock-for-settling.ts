import type { Tx } from '#platform/db/database.ts';
import { lockClaim } from '../booking/claims.store.ts';
import { knownRefunded } from './book-refund.ts';
import { lockOrder } from './orders.store.ts';
import { lockPayment } from './payments.store.ts';

/**
 * Locks what settling touches, in the house's order (claim, order, payment), so that no two settlings and no hold
 * can wait for each other in a circle.
 */
export async function lockForSettling(tx: Tx, paymentId: string) {
  const at = await tx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('bookings', 'bookings.id', 'orders.booking_id')
    .select(['payments.order_id', 'bookings.claim_id'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();
  if (!at) return null;
  if (at.claim_id) await lockClaim(tx, at.claim_id);
  const order = await lockOrder(tx, at.order_id);
  const payment = await lockPayment(tx, paymentId);
  if (!order || !payment) return null;
  // Late money moved the payment to a new order while we waited: look again.
  if (payment.order_id !== order.id) return lockMoved(tx, paymentId);
  return { order, payment, knownRefundedMinor: await knownRefunded(tx, payment.id) };
}

async function lockMoved(tx: Tx, paymentId: string) {
  const payment = await lockPayment(tx, paymentId);
  const order = payment && (await lockOrder(tx, payment.order_id));
  return payment && order
    ? { order, payment, knownRefundedMinor: await knownRefunded(tx, payment.id) }
    : null;
}
