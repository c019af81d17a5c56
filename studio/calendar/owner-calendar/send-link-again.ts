import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { lengthOfBooking } from '#studio/calendar/booking/booking-kind.queries.ts';
import { priceWhenBooked } from '#studio/calendar/booking/bookings.queries.ts';
import { attachClaim, lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { bookingRulesFor, buffersOf } from '#studio/calendar/booking-rules.ts';
import { type Conflict, conflictsWith } from '#studio/calendar/conflicts.queries.ts';
import { holdForPaymentLink } from '#studio/calendar/holds/hold-for-payment-link.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';

export type SendLinkRefusal = 'not-found' | 'over' | 'no-payments';
export type SendLinkOutcome =
  | { ok: true }
  | { ok: false; refusal: SendLinkRefusal }
  | { ok: false; refusal: 'taken'; clashes: Conflict[] };

/** Renews an expired hold for payment by link and emails the price that the session was offered for. Idempotent. A conflict is returned. */
export async function sendLinkAgain(
  world: World,
  who: May<'calendar'>,
  { bookingId }: { bookingId: string },
): Promise<SendLinkOutcome> {
  if (!z.guid().safeParse(bookingId).success) return { ok: false, refusal: 'not-found' };
  const now = world.clock.now();
  const price = world.payments ? await priceWhenBooked(world.db.query, bookingId) : null;
  if (!price) return { ok: false, refusal: 'no-payments' };
  const { courseId } = await lengthOfBooking(world.db.query, bookingId);
  const rules = await bookingRulesFor(world.db.query, world.settings, courseId);
  const outcome = await change(world, who, async (c) => {
    const locked = await lockBooking(c.tx, bookingId);
    if (!locked?.booking.by_link || locked.booking.email === '') return 'not-found';
    const { booking, claim } = locked;
    const hour = { start: claim.slot_start, end: claim.slot_end };
    if (claim.state === 'held') return 'sent';
    const isToCome = Temporal.Instant.compare(hour.start, now) > 0;
    if (claim.state !== 'released' || !isToCome) return 'over';
    const claimId = await holdForPaymentLink(c, { hour, instructorId: claim.coach_id, rules });
    if (!claimId) return hour;
    await attachClaim(c.tx, { bookingId: booking.id, claimId, move: false });
    await publish(c, { type: 'booking.payment-link-issued', bookingId, price });
    const subject = `booking:${bookingId}`;
    await audit(c, { action: 'booking.link-resent', subject });
    return 'sent';
  });
  if (outcome === 'sent') return { ok: true };
  if (typeof outcome === 'string') return { ok: false, refusal: outcome };
  const clashes = await conflictsWith(world.db.query, outcome, { buffers: buffersOf(rules), now });
  return { ok: false, refusal: 'taken', clashes };
}
