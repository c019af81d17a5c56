import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { acceptedWith } from '../applications/application-of-order.ts';
import { closeTask } from '../desk/close-task.ts';
import { openTask } from '../desk/open-task.ts';
import { announceHourGone } from '../messages/announce-booking.ts';
import { announcePaid } from '../messages/announce-order.ts';
import { beginPrintOrder } from '../shop/begin-print-order.ts';
import { bookPaidHour } from './book-paid-hour.ts';
import { takeOutOfCart } from './carts.store.ts';
import { ensureUnits } from './ensure-units.ts';
import { grantLines } from './grant-lines.ts';
import { issueReceiptFor } from './issue-receipt.ts';
import { type OrderRow, orderLines } from './orders.store.ts';
import { oweRefund } from './owe-refund.ts';
import type { PaymentRow } from './payments.store.ts';
import { receiptPart } from './plan-order.ts';
import { moveUnitsTo } from './units.store.ts';

/**
 * The money is ours: what was bought is given, in the transaction that says 'paid'. What cannot be given (late money
 * found the hour or the last seat gone) is owed back in the same transaction.
 */
export async function takePaid(
  world: World,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  wasAuthorised: boolean,
  now: Temporal.Instant,
): Promise<void> {
  const lines = await orderLines(tx, order.id);
  const bookingId = order.booking_id;
  const hour = bookingId ? await bookPaidHour(world, tx, { bookingId, orderId: order.id }, now) : null;
  const isThere = hour ? hour === 'booked' : await ensureUnits(tx, order.id, lines, now);

  if (isThere && !hour) await grantLines(world, tx, order, lines, now);
  if (isThere) await beginPrintOrder(world, tx, order.id, lines);
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
  if (isThere) {
    if (!hour) await announcePaid(world, tx, order.id);
    return;
  }
  const refund = { orderId: order.id, paymentId: payment.id, amountMinor: payment.amount_minor };
  await oweRefund(world, tx, { ...refund, reason: hour ?? 'gone' }, now);
  if (bookingId && hour === 'gone') {
    await announceHourGone(world, tx, bookingId, {
      amountMinor: payment.amount_minor,
      currency: payment.currency,
    });
  }
}
