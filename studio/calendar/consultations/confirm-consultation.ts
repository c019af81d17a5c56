import type { World } from '#platform/world.ts';
import { lockBooking, markConfirmed } from '#studio/calendar/booking/bookings.store.ts';
import { scheduleReminder } from '#studio/calendar/booking/schedule-reminder.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { confirmAddress } from '#studio/people/confirmed-addresses.store.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import { markLinkUsed } from '#studio/people/secret-links.store.ts';
import { change } from '#studio/shared/change.ts';
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
  return change(world, who, async (c): Promise<ConfirmOutcome> => {
    const locked = await lockBooking(c.tx, link.subjectId);
    if (!locked) return { ok: false, refusal: 'not-found' };
    const { booking, claim } = locked;
    if (claim.state === 'booked') return { ok: true };
    const isOver =
      !claim.expires_at ||
      Temporal.Instant.compare(claim.expires_at, overdueBefore(now)) <= 0 ||
      Temporal.Instant.compare(claim.slot_start, now) <= 0;
    if (claim.state !== 'held' || isOver) return { ok: false, refusal: 'ended' };
    await moveClaimTo(c, claim.id, 'booked');
    await markConfirmed(c, booking.id, 'free');
    await markLinkUsed(c.tx, input.token, now);
    await confirmAddress(c, { email: booking.email, by: 'link' });
    await scheduleReminder(c, booking.id, claim.slot_start);
    await publish(c, { type: 'booking.confirmed', bookingId: booking.id, isByOwner: false });
    world.log.debug({ bookingId: booking.id, role: who.role }, 'a consultation is booked');
    return { ok: true };
  });
}
