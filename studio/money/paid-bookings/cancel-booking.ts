import type { World } from '#platform/world.ts';
import { endNewTimeOffer, lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { changeRights } from '#studio/calendar/booking/change-booking.ts';
import { closeRescheduleRequest } from '#studio/calendar/booking/close-reschedule-request.ts';
import { type BookingReference, findBookingId } from '#studio/calendar/booking/find-booking.queries.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { confirmAddress } from '#studio/people/confirmed-addresses.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import type { Who } from '#studio/shared/who.ts';
import { announceLater } from './announce-cancellations.ts';
import { isDayCancelled } from './day-cancellations.queries.ts';
import { refundBooking } from './refund-booking.ts';
import { withAgreedFee } from './session-fee.ts';

export type CancelOutcome =
  | { ok: true; money: MoneyOutcome }
  | { ok: false; refusal: 'not-found' | 'over' | 'money-changed' };

/** `promised`: the refund outcome shown on the page; absent: not compared. */
export type CancelInput = BookingReference & { promised?: string };

/**
 * Cancels a booked hour: a full refund or the credit back until the notice, or on a day that the studio cancels;
 * nothing later.
 * 'money-changed' when the notice has passed since the page promised money back. One transaction.
 */
export async function cancelBooking(world: World, who: Who, input: CancelInput): Promise<CancelOutcome> {
  const bookingId = await findBookingId(world, who, input);
  if (!bookingId) return { ok: false, refusal: 'not-found' };
  const which = { bookingId, promised: input.promised, isByLink: 'token' in input };
  return change(world, who, (c) => cancel(c, { which }));
}

async function cancel(
  c: Change,
  {
    which: { bookingId, promised, isByLink },
  }: { which: { bookingId: string; promised: string | undefined; isByLink: boolean } },
): Promise<CancelOutcome> {
  const locked = await lockBooking(c.tx, bookingId);
  if (!locked) return { ok: false, refusal: 'not-found' };
  const { booking, claim } = locked;
  const { newTimeOfferedAt } = booking;
  if (isByLink) await confirmAddress(c, { email: booking.email, by: 'link' });
  const rights = changeRights(
    {
      state: claim.state,
      start: claim.slot_start,
      reschedules: booking.reschedules,
      hasPaid: true,
      newTimeOfferedAt,
    },
    booking,
    c.now,
  );
  if (rights.canCancel && promised === 'all-back' && rights.cancelMoney === 'kept') {
    return { ok: false, refusal: 'money-changed' };
  }
  if (!rights.canCancel || !(newTimeOfferedAt || (await moveClaimTo(c, claim.id, 'cancelled')))) {
    return { ok: false, refusal: 'over' };
  }
  await endNewTimeOffer(c.tx, booking.id);
  await closeRescheduleRequest(c, booking.id, 'system');
  const actor = c.who.userId ?? c.who.role;
  // Without undo the studio would have cancelled it minutes later.
  const isOfStudio = newTimeOfferedAt !== null || (await isDayCancelled(c.tx, claim.slot_start));
  const allBack = isOfStudio || rights.cancelMoney === 'all-back';
  const refunded = await refundBooking(c, { booking, allBack, actor });
  const at = { start: claim.slot_start, at: c.now };
  const money = isOfStudio ? refunded : withAgreedFee(refunded, booking, at);
  // After a cancellation by the studio the hour is not free again, and the owner hears of the refund at once.
  const isByOwner = c.who.role === 'owner' || newTimeOfferedAt !== null;
  if (!isByOwner) await announceLater(c, booking.id, money);
  await publish(c, {
    type: 'booking.cancelled',
    bookingId: booking.id,
    money,
    isByOwner,
  });
  await audit(c, {
    actor,
    action: 'cancel-booking',
    subject: `booking:${booking.id}`,
    details: { money: money.kind, start: claim.slot_start.toString(), end: claim.slot_end.toString() },
  });
  return { ok: true, money };
}
