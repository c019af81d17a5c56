import type { World } from '#platform/world.ts';
import { lockBooking, markConfirmed } from '#studio/calendar/booking/bookings.store.ts';
import { scheduleReminder } from '#studio/calendar/booking/schedule-reminder.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { confirmAddress } from '#studio/people/confirmed-addresses.store.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import { markLinkUsed } from '#studio/people/secret-links.store.ts';
import { publish } from '#studio/shared/events.ts';
import type { Who } from '#studio/shared/who.ts';

export type ConfirmOutcome = { ok: true } | { ok: false; refusal: 'not-found' | 'ended' };

/** Books the half hour ('Confirm' in the email). Idempotent. 'ended': past 30 minutes, or cancelled. */
export async function confirmConsultation(
  world: World,
  who: Who,
  input: { token: string },
): Promise<ConfirmOutcome> {
  const now = world.clock.now();
  const link = await findSecretLink(world.db.query, {
    purpose: 'consultation-confirm',
    token: input.token,
    now,
  });
  if (!link) return { ok: false, refusal: 'not-found' };
  return world.db.transaction(async (tx): Promise<ConfirmOutcome> => {
    const locked = await lockBooking(tx, link.subjectId);
    if (!locked) return { ok: false, refusal: 'not-found' };
    const { booking, claim } = locked;
    if (claim.state === 'booked') return { ok: true };
    const isOver =
      !claim.expires_at ||
      Temporal.Instant.compare(claim.expires_at, overdueBefore(now)) <= 0 ||
      Temporal.Instant.compare(claim.slot_start, now) <= 0;
    if (claim.state !== 'held' || isOver) return { ok: false, refusal: 'ended' };
    await moveClaimTo(tx, { claimId: claim.id, to: 'booked', now });
    await markConfirmed(tx, { bookingId: booking.id, coveredBy: 'free', now });
    await markLinkUsed(tx, input.token, now);
    await confirmAddress(tx, { email: booking.email, by: 'link' }, now);
    await scheduleReminder(world, tx, { bookingId: booking.id, start: claim.slot_start, now });
    await publish(world, tx, { type: 'booking.confirmed', bookingId: booking.id, isByOwner: false });
    world.log.debug({ bookingId: booking.id, role: who.role }, 'a consultation is booked');
    return { ok: true };
  });
}
