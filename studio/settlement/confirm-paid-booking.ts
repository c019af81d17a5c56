import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { attachClaim, attachOrder, markConfirmed } from '#studio/booking/bookings.store.ts';
import { scheduleReminder } from '#studio/booking/schedule-reminder.ts';
import { bookingRules } from '#studio/calendar/booking-rules.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { lockClaim, moveClaimTo } from '#studio/calendar/claims.store.ts';
import { publish } from '#studio/shared/events.ts';

/** Late money claims the hour again. gone, not-wanted (booked by another order, cancelled): nothing is written. */
export async function confirmPaidBooking(
  world: World,
  tx: Tx,
  paid: { bookingId: string; orderId: string },
  now: Temporal.Instant,
): Promise<'booked' | 'gone' | 'not-wanted'> {
  const booking = await tx
    .selectFrom('bookings')
    .select(['id', 'claim_id'])
    .where('id', '=', paid.bookingId)
    .executeTakeFirstOrThrow();
  const claim = await lockClaim(tx, booking.claim_id);
  if (!claim) return 'gone';
  if (claim.state === 'booked' || claim.state === 'cancelled') return 'not-wanted';
  if (claim.state === 'released') {
    if (Temporal.Instant.compare(claim.slot_start, now) <= 0) return 'gone';
    const rules = await bookingRules(tx, world.settings);
    const hour = { start: claim.slot_start, end: claim.slot_end };
    const again = await claimSlot(world, tx, hour, { kind: 'session', state: 'booked' }, rules, now);
    if (!again) return 'gone';
    await attachClaim(tx, booking.id, again, false);
  } else {
    await moveClaimTo(tx, claim.id, 'booked', now);
  }
  await attachOrder(tx, booking.id, paid.orderId);
  await markConfirmed(tx, booking.id, 'order', now);
  await scheduleReminder(world, tx, booking.id, claim.slot_start, now);
  await publish(world, tx, 'booking.confirmed', { bookingId: booking.id });
  return 'booked';
}
