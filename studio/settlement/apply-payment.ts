import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { takeOutOfCart } from '#studio/cart/carts.store.ts';
import { moveUnitsTo } from '#studio/inventory/units.store.ts';
import { ensureUnits } from '#studio/orders/ensure-units.ts';
import { issueReceiptFor } from '#studio/orders/issue-receipt.ts';
import { type OrderRow, orderLines } from '#studio/orders/orders.store.ts';
import { receiptPart } from '#studio/orders/plan-order.ts';
import type { PaymentRow } from '#studio/payments/payments.store.ts';
import { requestRefund } from '#studio/refunds/request-refund.ts';
import { publish } from '#studio/shared/events.ts';
import { confirmPaidBooking } from './confirm-paid-booking.ts';
import { grantLines } from './grant-lines.ts';

/** Grants in the same transaction. What is no longer available (late money) becomes due for refund. */
export async function applyPayment(
  world: World,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  wasAuthorised: boolean,
  now: Temporal.Instant,
): Promise<void> {
  const lines = await orderLines(tx, order.id);
  const bookingId = order.booking_id;
  const hour = bookingId ? await confirmPaidBooking(world, tx, { bookingId, orderId: order.id }, now) : null;
  const isAvailable = hour ? hour === 'booked' : await ensureUnits(tx, order.id, lines, now);

  if (isAvailable && !hour) await grantLines(world, tx, order, lines, now);
  if (wasAuthorised) {
    if (order.capture === 'on-dispatch') await moveUnitsTo(tx, order.id, 'gone', now);
  } else if (order.cart_id) await takeOutOfCart(tx, order.cart_id, lines);
  const receipt = await issueReceiptFor(tx, order, lines, now, await receiptPart(tx, order.id, payment));
  if (receipt.forAccountant) {
    await publish(world, tx, 'receipt.rate-missing', { currency: order.currency });
  }
  await publish(world, tx, 'order.paid', {
    orderId: order.id,
    applicationId: order.application_id,
    instalment: order.instalment,
    capture: order.capture,
    hasPrintGoods: lines.some((line) => line.kind === 'print-goods'),
    isFulfilled: isAvailable,
    isSession: hour !== null,
    wasAuthorised,
  });
  if (isAvailable) return;
  const refund = { orderId: order.id, paymentId: payment.id, amountMinor: payment.amount_minor };
  await requestRefund(world, tx, { ...refund, reason: hour ?? 'gone' }, now);
  if (bookingId && hour === 'gone') {
    const amount = { amountMinor: payment.amount_minor, currency: payment.currency };
    await publish(world, tx, 'booking.slot-taken', { bookingId, amount });
  }
}
