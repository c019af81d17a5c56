import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { endNewTimeOffer, lockBooking, markNewTimeOffered } from '#studio/calendar/booking/bookings.store.ts';
import { closeRescheduleRequest } from '#studio/calendar/booking/close-reschedule-request.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { stateOfClaim } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { isCurrentVersion } from '#studio/calendar/owner-calendar/reschedule-for.ts';
import { expireClaim } from '#studio/money/hold-expiry/expire-claim.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import type { May } from '#studio/shared/who.ts';
import { noteAnnounced } from './announce-cancellations.ts';
import { noteCancelledWithDay } from './cancellations.store.ts';
import { refundBooking } from './refund-booking.ts';
import { withAgreedFee } from './session-fee.ts';

export type CancelForOutcome =
  | { ok: true; money: MoneyOutcome }
  | { ok: false; refusal: 'not-found' | 'over' | 'changed' };

/**
 * The owner cancels a future hour, with or without refund; without one, at the student's request. 'changed' when it is no longer at the hour `seen`.
 * @throws PaymentUnavailable: the hour stays claimed and the job retries
 */
export async function cancelFor(
  world: World,
  who: May<'calendar'>,
  input: {
    bookingId: string;
    /** 'new-time': the person chooses another time or a refund. */
    money: 'back' | 'kept' | 'new-time';
    seen?: string;
    /** Of the owner, in the email. */
    message?: string;
    /** Key of the owner's email about the whole day; absent: one about this booking. */
    notice?: string;
    /** Default: now. What began later can still be cancelled. */
    decidedAt?: Temporal.Instant;
  },
): Promise<CancelForOutcome> {
  if (!z.guid().safeParse(input.bookingId).success) return { ok: false, refusal: 'not-found' };
  const outcome = await change(world, who, async (c): Promise<CancelForOutcome | { held: string }> => {
    const locked = await lockBooking(c.tx, input.bookingId);
    if (!locked) return { ok: false, refusal: 'not-found' };
    const { booking, claim } = locked;
    if (claim.state !== 'cancelled' && !isCurrentVersion(claim, input.seen))
      return { ok: false, refusal: 'changed' };
    if (claim.state === 'held') return { held: claim.id };
    const hasStarted = Temporal.Instant.compare(claim.slot_start, input.decidedAt ?? c.now) <= 0;
    if (!booking.newTimeOfferedAt && (hasStarted || !(await moveClaimTo(c, claim.id, 'cancelled')))) {
      return { ok: false, refusal: 'over' };
    }
    await (input.money === 'new-time'
      ? markNewTimeOffered(c, booking.id)
      : endNewTimeOffer(c.tx, booking.id));
    await closeRescheduleRequest(c, booking.id, 'owner');
    const money = await moneyOf(c, locked, input.money);
    if (money.kind === 'fee-agreed') await noteAnnounced(c, booking.id, money);
    const { message = '', notice } = input;
    if (notice) await noteCancelledWithDay(c.tx, booking.id, { money, notice });
    const facts = { bookingId: booking.id, money, isByOwner: true, message, isOfDay: Boolean(notice) };
    await publish(c, { type: 'booking.cancelled', ...facts });
    await audit(c, {
      action: 'cancel-booking',
      subject: `booking:${booking.id}`,
      details: { money: money.kind },
    });
    return { ok: true, money };
  });
  if (!('held' in outcome)) return outcome;
  await expireClaim(world, outcome.held, { now: true });
  // The payment completed first: cancel it as a booked hour.
  if ((await stateOfClaim(world.db.query, outcome.held)) === 'booked') return cancelFor(world, who, input);
  await change(world, who, (c) =>
    audit(c, {
      action: 'cancel-booking',
      subject: `booking:${input.bookingId}`,
      details: { money: 'nothing-paid' },
    }),
  );
  return { ok: true, money: { kind: 'nothing-paid' } };
}

/** A fee is due only where the person cancelled. */
async function moneyOf(
  c: Change,
  { booking, claim }: NonNullable<Awaited<ReturnType<typeof lockBooking>>>,
  money: 'back' | 'kept' | 'new-time',
): Promise<MoneyOutcome> {
  if (money === 'new-time') return { kind: 'new-time' };
  const allBack = money === 'back';
  const refunded = await refundBooking(c, { booking, allBack, actor: 'owner' });
  if (allBack || booking.newTimeOfferedAt) return refunded;
  return withAgreedFee(refunded, booking, { start: claim.slot_start, at: c.now });
}
