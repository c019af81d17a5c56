import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { attachClaim, attachOrder, markConfirmed } from '#studio/booking/bookings.store.ts';
import { scheduleReminder } from '#studio/booking/schedule-reminder.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { lockClaim, moveClaimTo } from '#studio/calendar/claims.store.ts';
import { takeOutOfCart } from '#studio/cart/carts.store.ts';
import { grantEntitlement } from '#studio/entitlements/entitlements.store.ts';
import { unitsOf } from '#studio/inventory/units.queries.ts';
import { moveUnitsTo } from '#studio/inventory/units.store.ts';
import { ensureUnits } from '#studio/orders/ensure-units.ts';
import { issueReceiptFor } from '#studio/orders/issue-receipt.ts';
import { type OrderLineRow, orderLines } from '#studio/orders/orders.queries.ts';
import type { OrderRow } from '#studio/orders/orders.store.ts';
import { receiptPart } from '#studio/orders/plan-order.ts';
import type { PaymentRow } from '#studio/payments/payments.store.ts';
import { requestRefund } from '#studio/refunds/request-refund.ts';
import { publish } from '#studio/shared/events.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { claimIdOfBooking } from './bookings-of-orders.queries.ts';

/** Grants in the same transaction. What is no longer available (late money) becomes due for refund. */
export async function applyPayment(
  world: World,
  tx: Tx,
  {
    order,
    payment,
    wasAuthorised,
    now,
  }: { order: OrderRow; payment: PaymentRow; wasAuthorised: boolean; now: Temporal.Instant },
): Promise<void> {
  const lines = await orderLines(tx, order.id);
  const bookingId = order.booking_id;
  const hour = bookingId
    ? await confirmPaidBooking(world, tx, { paid: { bookingId, orderId: order.id }, now })
    : null;
  const isAvailable = hour ? hour === 'booked' : await ensureUnits(tx, { orderId: order.id, lines }, now);

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
    isSession: hour !== null,
    wasAuthorised,
  });
  if (isAvailable) return;
  const refund = { orderId: order.id, paymentId: payment.id, amountMinor: payment.amount_minor };
  await requestRefund(world, tx, { refund: { ...refund, reason: hour ?? 'gone' }, now });
  if (bookingId && hour === 'gone') {
    const amount = { amountMinor: payment.amount_minor, currency: payment.currency };
    await publish(world, tx, { type: 'booking.slot-taken', bookingId, amount });
  }
}

/** Late money claims the hour again. gone, not-needed (booked by another order, cancelled): nothing is written. */
async function confirmPaidBooking(
  world: World,
  tx: Tx,
  { paid, now }: { paid: { bookingId: string; orderId: string }; now: Temporal.Instant },
): Promise<'booked' | 'gone' | 'not-needed'> {
  const claim = await lockClaim(tx, await claimIdOfBooking(tx, paid.bookingId));
  if (!claim) return 'gone';
  if (claim.state === 'booked' || claim.state === 'cancelled') return 'not-needed';
  if (claim.state === 'released') {
    if (Temporal.Instant.compare(claim.slot_start, now) <= 0) return 'gone';
    const rules = await bookingRules(tx, world.settings);
    const hour = { start: claim.slot_start, end: claim.slot_end };
    const again = await claimSlot(world, tx, {
      hour,
      claim: { kind: 'session', state: 'booked' },
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
  await publish(world, tx, { type: 'booking.confirmed', bookingId: paid.bookingId });
  return 'booked';
}

async function grantLines(
  world: World,
  tx: Tx,
  { order, lines, now }: { order: OrderRow; lines: readonly OrderLineRow[]; now: Temporal.Instant },
): Promise<void> {
  if (order.instalment !== null && order.instalment > 1) return;
  const seat = (await unitsOf(tx, order.id)).find((unit) => unit.kind === 'seat');
  const dateId = seat?.date_id ?? null;
  for (const line of lines) {
    for (let piece = 0; piece < line.quantity; piece += 1) {
      await grantOne(world, tx, { order, line, dateId, now });
    }
  }
}

async function grantOne(
  world: World,
  tx: Tx,
  {
    order,
    line,
    dateId,
    now,
  }: { order: OrderRow; line: OrderLineRow; dateId: string | null; now: Temporal.Instant },
): Promise<void> {
  const grant = { offerId: line.offer_id, orderId: order.id, email: order.email };
  const validUntil = monthsFrom(now, line.credit_valid_months);
  const bought = {
    orderId: order.id,
    orderNumber: order.number,
    name: order.name,
    what: line.description,
  };
  switch (line.grants) {
    case 'credit':
      await grantEntitlement(tx, { ...grant, kind: 'credit', validUntil }, now);
      if (line.kind === 'studio-day') await publish(world, tx, { type: 'studio-day.bought', ...bought });
      return;
    case 'enrolment': {
      const courseId = line.course_id ?? line.offer_id;
      await grantEntitlement(tx, { ...grant, kind: 'enrolment', courseId, validUntil: null }, now);
      return;
    }
    case 'seat': {
      if (dateId) {
        await grantEntitlement(tx, { ...grant, kind: 'seat', dateId, validUntil: null }, now);
        return;
      }
      await grantEntitlement(tx, { ...grant, kind: 'credit', validUntil: monthsFrom(now, 12) }, now);
      await publish(world, tx, { type: 'seat.date-missing', ...bought });
      return;
    }
    case 'order':
    case 'nothing':
      return;
  }
}

function monthsFrom(now: Temporal.Instant, months: number | null): Temporal.Instant | null {
  if (months === null) return null;
  const day = now.toZonedDateTimeISO(studioTimeZone).toPlainDate().add({ months, days: 1 });
  return day.toZonedDateTime(studioTimeZone).toInstant();
}
