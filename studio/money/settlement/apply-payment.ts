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
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { claimIdOfBooking, isInvoicedSession } from './bookings-of-orders.queries.ts';
import { grantLines } from './grant-lines.ts';

/** Grants in the same transaction. What is no longer available (late money) becomes due for refund. */
export async function applyPayment(
  c: Change,
  {
    order,
    payment,
    wasAuthorised,
    isCovered = true,
  }: {
    order: OrderRow;
    payment: PaymentRow;
    wasAuthorised: boolean;
    /** False: a part that a gift card should pay is missing. */
    isCovered?: boolean;
  },
): Promise<void> {
  const lines = await orderLines(c.tx, order.id);
  const bookingId = order.booking_id;
  const paid = { bookingId, orderId: order.id, lines };
  const { hour, isAvailable } = isCovered
    ? await takeWhatWasPaid(c, { paid })
    : { hour: bookingId ? ('gone' as const) : null, isAvailable: false };

  if (isAvailable && !hour) await grantLines(c, order, lines);
  if (wasAuthorised) {
    if (order.capture === 'on-dispatch') await moveUnitsTo(c, { orderId: order.id, to: 'gone' });
  } else if (order.cart_id) await takeOutOfCart(c.tx, order.cart_id, lines);
  const receipt = await issueReceiptFor(c, {
    order,
    lines,
    part: await receiptPart(c.tx, order.id, payment),
  });
  if (receipt.forAccountant) {
    await publish(c, { type: 'receipt.rate-missing', currency: order.currency });
  }
  await publish(c, {
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
  await refundPayments(c, { orderId: order.id, reason: hour ?? 'gone' });
  if (bookingId && hour === 'gone') {
    const amount = { amountMinor: order.total_minor, currency: payment.currency };
    await publish(c, { type: 'booking.slot-taken', bookingId, amount });
  }
}

async function takeWhatWasPaid(
  c: Change,
  {
    paid: { bookingId, orderId, lines },
  }: { paid: { bookingId: string | null; orderId: string; lines: readonly OrderLineRow[] } },
) {
  if (!bookingId) return { hour: null, isAvailable: await ensureUnits(c, orderId, lines) };
  const hour = await confirmPaidBooking(c, { bookingId, orderId });
  return { hour, isAvailable: hour === 'booked' || hour === 'covered' };
}

/**
 * Late money claims the hour again. covered: booked before, or cancelled too late, and paid by its invoice. gone, not-needed (booked by another
 * order, cancelled): nothing is written.
 */
export async function confirmPaidBooking(
  c: Change,
  paid: { bookingId: string; orderId: string },
): Promise<'booked' | 'covered' | 'gone' | 'not-needed'> {
  const claim = await lockClaim(c.tx, await claimIdOfBooking(c.tx, paid.bookingId));
  if (!claim) return 'gone';
  const wasBooked = claim.state === 'booked' || claim.state === 'cancelled';
  if (wasBooked && (await isInvoicedSession(c.tx, paid))) {
    await coverByOrder(c.tx, paid.bookingId, paid.orderId);
    return 'covered';
  }
  if (claim.state === 'booked' || claim.state === 'cancelled') return 'not-needed';
  if (claim.state === 'released') {
    if (Temporal.Instant.compare(claim.slot_start, c.now) <= 0) return 'gone';
    const { courseId } = await lengthOfBooking(c.tx, paid.bookingId);
    const rules = await bookingRulesFor(c.tx, c.world.settings, courseId);
    const hour = { start: claim.slot_start, end: claim.slot_end };
    const again = await claimSlot(c, {
      hour,
      claim: { kind: 'session', state: 'booked' },
      instructorId: claim.coach_id,
      rules,
    });
    if (!again) return 'gone';
    await attachClaim(c.tx, { bookingId: paid.bookingId, claimId: again, move: false });
  } else {
    await moveClaimTo(c, claim.id, 'booked');
  }
  await attachOrder(c.tx, paid.bookingId, paid.orderId);
  await markConfirmed(c, paid.bookingId, 'order');
  await scheduleReminder(c, paid.bookingId, claim.slot_start);
  await publish(c, { type: 'booking.confirmed', bookingId: paid.bookingId, isByOwner: false });
  return 'booked';
}
