import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { closeTask } from '#studio/admin-tasks/close-task.ts';
import { openTask } from '#studio/admin-tasks/open-task.ts';
import { acceptedWith } from '#studio/applications/application-of-order.ts';
import { takeOutOfCart } from '#studio/cart/carts.store.ts';
import { notifySlotTaken } from '#studio/notifications/bookings/notify-booking.ts';
import { notifyPaid } from '#studio/notifications/orders/notify-order.ts';
import { ensureUnits } from '#studio/orders/ensure-units.ts';
import { issueReceiptFor } from '#studio/orders/issue-receipt.ts';
import { type OrderRow, orderLines } from '#studio/orders/orders.store.ts';
import { moveUnitsTo } from '#studio/orders/units.store.ts';
import type { PaymentRow } from '#studio/payments/payments.store.ts';
import { receiptPart } from '#studio/plans/plan-order.ts';
import { requestRefund } from '#studio/refunds/request-refund.ts';
import { createPrintOrder } from '#studio/shop/create-print-order.ts';
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
  if (isAvailable) await createPrintOrder(world, tx, order.id, lines);
  if (wasAuthorised) {
    if (order.capture === 'on-acceptance') await acceptedWith(tx, order, now);
    if (order.capture === 'on-dispatch') await moveUnitsTo(tx, order.id, 'gone', now);
    for (const kind of ['decide-application', 'dispatch-order'] as const) {
      await closeTask(tx, { kind, subjectId: order.id, by: 'system' });
    }
  } else if (order.cart_id) await takeOutOfCart(tx, order.cart_id, lines);
  if (order.application_id && order.instalment !== null) {
    await closeTask(tx, { kind: 'instalment-late', subjectId: order.application_id, by: 'system' });
  }
  const receipt = await issueReceiptFor(tx, order, lines, now, await receiptPart(tx, order.id, payment));
  if (receipt.forAccountant) {
    await openTask(world, tx, { kind: 'rate-missing', subjectId: order.currency, details: {} });
  }
  if (isAvailable) {
    if (!hour) await notifyPaid(world, tx, order.id);
    return;
  }
  const refund = { orderId: order.id, paymentId: payment.id, amountMinor: payment.amount_minor };
  await requestRefund(world, tx, { ...refund, reason: hour ?? 'gone' }, now);
  if (bookingId && hour === 'gone') {
    await notifySlotTaken(world, tx, bookingId, {
      amountMinor: payment.amount_minor,
      currency: payment.currency,
    });
  }
}
