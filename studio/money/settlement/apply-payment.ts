import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { lengthOfBooking } from '#studio/calendar/booking/booking-kind.queries.ts';
import {
  attachClaim,
  attachOrder,
  coverByOrder,
  markConfirmed,
} from '#studio/calendar/booking/bookings.store.ts';
import { scheduleReminder } from '#studio/calendar/booking/schedule-reminder.ts';
import { bookingRulesFor } from '#studio/calendar/booking-rules.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { lockClaim, moveClaimTo } from '#studio/calendar/claims.store.ts';
import { ensureUnits } from '#studio/money/orders/ensure-units.ts';
import { issueReceiptFor } from '#studio/money/orders/issue-receipt.ts';
import { type OrderLineRow, orderLines } from '#studio/money/orders/orders.queries.ts';
import type { OrderRow } from '#studio/money/orders/orders.store.ts';
import { receiptPart } from '#studio/money/orders/plan-order.ts';
import type { PaymentRow } from '#studio/money/payments/payments.store.ts';
import { refundPayments } from '#studio/money/refunds/refund-payments.ts';
import { takeOutOfCart } from '#studio/offers/cart/carts.store.ts';
import { moveUnitsTo } from '#studio/offers/inventory/units.store.ts';
import { publish } from '#studio/shared/events.ts';
import { claimIdOfBooking, isInvoicedSession } from './bookings-of-orders.queries.ts';
import { grantLines } from './grant-lines.ts';

/** Grants in the same transaction. What is no longer available (late money) becomes due for refund. */
export async function applyPayment(
  world: World,
  tx: Tx,
  {
    order,
    payment,
    wasAuthorised,
    isCovered = true,
    now,
  }: {
    order: OrderRow;
    payment: PaymentRow;
    wasAuthorised: boolean;
    /** False: a part that a gift card should pay is missing. */
    isCovered?: boolean;
    now: Temporal.Instant;
  },
): Promise<void> {
  const lines = await orderLines(tx, order.id);
  const bookingId = order.booking_id;
  const paid = { bookingId, orderId: order.id, lines };
  const { hour, isAvailable } = isCovered
    ? await takeWhatWasPaid(world, tx, { paid, now })
    : { hour: bookingId ? ('gone' as const) : null, isAvailable: false };

  if (isAvailable && !hour) await grantLines(world, tx, { order, lines, now });
  if (wasAuthorised) {
    if (order.capture === 'on-dispatch') await moveUnitsTo(tx, { orderId: order.id, to: 'gone' }, now);
  } else if (order.cart_id) await takeOutOfCart(tx, order.cart_id, lines);
  const receipt = await issueReceiptFor(
    tx,
    { order, lines, part: await receiptPart(tx, order.id, payment) },
    now,
  );
  if (receipt.forAccountant) {
    await publish(world, tx, { type: 'receipt.rate-missing', currency: order.currency });
  }
  await publish(world, tx, {
    type: 'order.paid',
    orderId: order.id,
    applicationId: order.application_id,
    instalment: order.instalment,
    capture: order.capture,
    hasPrintGoods: lines.some((line) => line.kind === 'print-goods'),
    isFulfilled: isAvailable,
    isSession: hour !== null && hour !== 'covered',
    wasAuthorised,
  });
  if (isAvailable) return;
  await refundPayments(world, tx, { orderId: order.id, reason: hour ?? 'gone', now });
  if (bookingId && hour === 'gone') {
    const amount = { amountMinor: order.total_minor, currency: payment.currency };
    await publish(world, tx, { type: 'booking.slot-taken', bookingId, amount });
  }
}

async function takeWhatWasPaid(
  world: World,
  tx: Tx,
  {
    paid: { bookingId, orderId, lines },
    now,
  }: {
    paid: { bookingId: string | null; orderId: string; lines: readonly OrderLineRow[] };
    now: Temporal.Instant;
  },
) {
  if (!bookingId) return { hour: null, isAvailable: await ensureUnits(tx, { orderId, lines }, now) };
  const hour = await confirmPaidBooking(world, tx, { paid: { bookingId, orderId }, now });
  return { hour, isAvailable: hour === 'booked' || hour === 'covered' };
}

/**
 * Late money claims the hour again. covered: booked before, or cancelled too late, and paid by its invoice. gone, not-needed (booked by another
 * order, cancelled): nothing is written.
 */
export async function confirmPaidBooking(
  world: World,
  tx: Tx,
  { paid, now }: { paid: { bookingId: string; orderId: string }; now: Temporal.Instant },
): Promise<'booked' | 'covered' | 'gone' | 'not-needed'> {
  const claim = await lockClaim(tx, await claimIdOfBooking(tx, paid.bookingId));
  if (!claim) return 'gone';
  const wasBooked = claim.state === 'booked' || claim.state === 'cancelled';
  if (wasBooked && (await isInvoicedSession(tx, paid))) {
    await coverByOrder(tx, paid.bookingId, paid.orderId);
    return 'covered';
  }
  if (claim.state === 'booked' || claim.state === 'cancelled') return 'not-needed';
  if (claim.state === 'released') {
    if (Temporal.Instant.compare(claim.slot_start, now) <= 0) return 'gone';
    const { courseId } = await lengthOfBooking(tx, paid.bookingId);
    const rules = await bookingRulesFor(tx, world.settings, courseId);
    const hour = { start: claim.slot_start, end: claim.slot_end };
    const again = await claimSlot(world, tx, {
      hour,
      claim: { kind: 'session', state: 'booked' },
      instructorId: claim.coach_id,
      rules,
      now,
    });
    if (!again) return 'gone';
    await attachClaim(tx, { bookingId: paid.bookingId, claimId: again, move: false });
  } else {
    await moveClaimTo(tx, { claimId: claim.id, to: 'booked', now });
  }
  await attachOrder(tx, paid.bookingId, paid.orderId);
  await markConfirmed(tx, { bookingId: paid.bookingId, coveredBy: 'order', now });
  await scheduleReminder(world, tx, { bookingId: paid.bookingId, start: claim.slot_start, now });
  await publish(world, tx, { type: 'booking.confirmed', bookingId: paid.bookingId, isByOwner: false });
  return 'booked';
}
