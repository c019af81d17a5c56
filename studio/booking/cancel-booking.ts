import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { returnToBalance } from '#studio/entitlements/entitlements.store.ts';
import { cancelInvoiceOf } from '#studio/orders/invoices/cancel-invoice.ts';
import { openInvoiceOf } from '#studio/orders/invoices/invoices.queries.ts';
import { lockOrder } from '#studio/orders/orders.store.ts';
import { refundPayments } from '#studio/refunds/refund-payments.ts';
import { refundablePayments } from '#studio/refunds/refunds.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { publish } from '#studio/shared/events.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import type { Who } from '#studio/shared/who.ts';
import { confirmAddress } from '../people/confirmed-addresses.store.ts';
import { lockBooking } from './bookings.store.ts';
import { agreedRules, changeRights } from './change-booking.ts';
import { closeRescheduleRequest } from './close-reschedule-request.ts';
import { type BookingReference, findBookingId } from './find-booking.queries.ts';
import { isPurchaseRefunded } from './session-credits.queries.ts';

export type CancelOutcome =
  | { ok: true; money: MoneyOutcome }
  | { ok: false; refusal: 'not-found' | 'over' | 'money-changed' };

/** `promised`: the refund outcome shown on the page; absent: not compared. */
export type CancelInput = BookingReference & { promised?: string };

/**
 * Cancels a booked hour: a full refund or the credit back until the notice, nothing later.
 * 'money-changed' when the notice has passed since the page promised money back. One transaction.
 */
export async function cancelBooking(world: World, who: Who, input: CancelInput): Promise<CancelOutcome> {
  const now = world.clock.now();
  const bookingId = await findBookingId(world, who, input);
  if (!bookingId) return { ok: false, refusal: 'not-found' };
  const which = { bookingId, promised: input.promised, isByLink: 'token' in input };
  return world.db.transaction((tx) => cancel(world, tx, { who, which, now }));
}

async function cancel(
  world: World,
  tx: Tx,
  {
    who,
    which: { bookingId, promised, isByLink },
    now,
  }: {
    who: Who;
    which: { bookingId: string; promised: string | undefined; isByLink: boolean };
    now: Temporal.Instant;
  },
): Promise<CancelOutcome> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return { ok: false, refusal: 'not-found' };
  const { booking, claim } = locked;
  if (isByLink) await confirmAddress(tx, { email: booking.email, by: 'link' }, now);
  const rights = changeRights(
    { state: claim.state, start: claim.slot_start, reschedules: booking.reschedules, hasPaid: true },
    agreedRules(await bookingRules(tx, world.settings), booking.notice_hours),
    now,
  );
  if (rights.canCancel && promised === 'all-back' && rights.cancelMoney === 'kept') {
    return { ok: false, refusal: 'money-changed' };
  }
  if (!rights.canCancel || !(await moveClaimTo(tx, { claimId: claim.id, to: 'cancelled', now }))) {
    return { ok: false, refusal: 'over' };
  }
  await closeRescheduleRequest(world, tx, { bookingId: booking.id, by: 'system' });
  const actor = who.userId ?? who.role;
  const allBack = rights.cancelMoney === 'all-back';
  const money = await giveBack(world, tx, { booking, allBack, actor, now });
  await publish(world, tx, {
    type: 'booking.cancelled',
    bookingId: booking.id,
    money,
    isByOwner: who.role === 'owner',
  });
  await audit(tx, {
    at: now,
    actor,
    action: 'cancel-booking',
    subject: `booking:${booking.id}`,
    details: { money: money.kind },
  });
  return { ok: true, money };
}

/** The caller has locked the booking. */
export async function giveBack(
  world: World,
  tx: Tx,
  {
    booking,
    allBack,
    actor,
    now,
  }: {
    booking: {
      id: string;
      order_id: string | null;
      entitlement_id: string | null;
      covered_by: string | null;
    };
    allBack: boolean;
    actor: string;
    now: Temporal.Instant;
  },
): Promise<MoneyOutcome> {
  if (booking.covered_by === 'entitlement' && booking.entitlement_id) {
    return returnCredit(tx, {
      booking: { id: booking.id, entitlementId: booking.entitlement_id },
      allBack,
      now,
    });
  }
  const order = booking.order_id ? await lockOrder(tx, booking.order_id) : undefined;
  const payments = order ? await refundablePayments(tx, order.id) : [];
  const [first] = payments;
  if (!order || !first) return endUnpaid(tx, { bookingId: booking.id, allBack, actor, now });
  const { currency } = first;
  const leftMinor = sum(payments.map((payment) => payment.leftMinor));
  const manual = first.provider === 'manual' ? { isManual: true } : {};
  if (leftMinor <= 0) {
    const takenMinor = sum(payments.map((payment) => payment.capturedMinor));
    return { kind: 'refunded', amount: { amountMinor: takenMinor, currency }, ...manual };
  }
  if (!allBack) return { kind: 'kept', amount: { amountMinor: leftMinor, currency } };
  const refunded = await refundPayments(world, tx, { orderId: order.id, reason: 'cancelled', now });
  if (refunded?.amountMinor !== leftMinor) throw new Error('paid money could not be owed back');
  const { giftCardMinor } = refunded;
  const toGiftCard = giftCardMinor > 0 ? { toGiftCard: { amountMinor: giftCardMinor, currency } } : {};
  return { kind: 'refunded', amount: { amountMinor: leftMinor, currency }, ...toGiftCard, ...manual };
}

/** A session that is to be paid in person or by its invoice. */
async function endUnpaid(
  tx: Tx,
  {
    bookingId,
    allBack,
    actor,
    now,
  }: { bookingId: string; allBack: boolean; actor: string; now: Temporal.Instant },
): Promise<MoneyOutcome> {
  if (!allBack) {
    const due = await openInvoiceOf(tx, { bookingId });
    return due ? { kind: 'invoice-due', number: due.number } : { kind: 'nothing-paid' };
  }
  const ended = await cancelInvoiceOf(tx, { bookingId, actor }, now);
  return ended ? { kind: 'invoice-cancelled', ...ended } : { kind: 'nothing-paid' };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** A credit whose purchase was refunded in full meanwhile is not returned. */
async function returnCredit(
  tx: Tx,
  {
    booking,
    allBack,
    now,
  }: { booking: { id: string; entitlementId: string }; allBack: boolean; now: Temporal.Instant },
): Promise<MoneyOutcome> {
  if (!allBack) return { kind: 'credit-kept' };
  const { entitlementId } = booking;
  if (await isPurchaseRefunded(tx, entitlementId)) return { kind: 'nothing-paid' };
  await returnToBalance(tx, { entitlementId, amount: 1, bookingId: booking.id }, now);
  return { kind: 'credit-returned' };
}
