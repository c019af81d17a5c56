import type { World } from '#platform/world.ts';
import { bookingRulesFor } from '#studio/calendar/booking-rules.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { refuseOverDailyLimit, unlessFull } from '#studio/calendar/daily-limit.queries.ts';
import { openingHours } from '#studio/calendar/opening.queries.ts';
import { type Slot, type SlotKind, slotAt } from '#studio/calendar/slot.ts';
import { confirmAddress } from '#studio/people/confirmed-addresses.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { isoInstant } from '#studio/shared/time/instant-text.ts';
import type { Who } from '#studio/shared/who.ts';
import { lengthOfBooking } from './booking-kind.queries.ts';
import { attachClaim, lockBooking } from './bookings.store.ts';
import { changeRights } from './change-booking.ts';
import { type BookingReference, findBookingId } from './find-booking.queries.ts';
import { scheduleReminder } from './schedule-reminder.ts';

export type RescheduleOutcome =
  | { ok: true; moved: 'now' | 'requested' }
  | { ok: false; refusal: 'not-found' | 'not-offered' | 'taken' | 'no-reschedules-left' | 'over' };

/** Rolls back the cancelled old claim when the new hour is taken. */
class Taken extends Error {}

/** One transaction; the booking keeps its id, money and link. After the notice it becomes a reschedule request. */
export async function rescheduleBooking(
  world: World,
  who: Who,
  input: BookingReference & { slotStart: string },
): Promise<RescheduleOutcome> {
  const now = world.clock.now();
  const bookingId = await findBookingId(world, who, input);
  if (!bookingId) return { ok: false, refusal: 'not-found' };
  const start = isoInstant.safeParse(input.slotStart);
  const { kind, minutes, courseId } = await lengthOfBooking(world.db.query, bookingId);
  const opening = await openingHours(world.db.query, kind, { minutes, courseId, own: { bookingId } });
  const slot = start.success && slotAt(start.data, { now, ...opening });
  if (!slot) return { ok: false, refusal: 'not-offered' };
  try {
    const which = { bookingId, kind, courseId, isByLink: 'token' in input };
    const moved = await unlessFull(change(world, who, (c) => move(c, { which, slot })));
    return moved === 'full' ? { ok: false, refusal: 'not-offered' } : moved;
  } catch (error) {
    if (error instanceof Taken) return { ok: false, refusal: 'taken' };
    throw error;
  } finally {
    world.log.debug({ bookingId, role: who.role }, 'a move was asked for');
  }
}

async function move(
  c: Change,
  {
    which: { bookingId, kind, courseId, isByLink },
    slot,
  }: { which: { bookingId: string; kind: SlotKind; courseId: string | null; isByLink: boolean }; slot: Slot },
): Promise<RescheduleOutcome> {
  const locked = await lockBooking(c.tx, bookingId);
  if (!locked) return { ok: false, refusal: 'not-found' };
  const { booking, claim } = locked;
  if (isByLink) await confirmAddress(c, { email: booking.email, by: 'link' });
  if (claim.state === 'booked' && claim.slot_start.equals(slot.start)) return { ok: true, moved: 'now' };
  const rights = changeRights(
    {
      state: claim.state,
      start: claim.slot_start,
      reschedules: booking.reschedules - booking.reschedules_by_owner,
      hasPaid: true,
      newTimeOfferedAt: booking.newTimeOfferedAt,
    },
    booking,
    c.now,
  );
  if (rights.rescheduleRefusal === 'over' || rights.rescheduleRefusal === 'no-reschedules-left') {
    return { ok: false, refusal: rights.rescheduleRefusal };
  }
  if (rights.rescheduleRefusal === 'too-late') {
    await publish(c, {
      type: 'booking.reschedule-requested',
      bookingId: booking.id,
      name: booking.name,
      slotStart: claim.slot_start,
      requestedStart: slot.start,
    });
    return { ok: true, moved: 'requested' };
  }
  const rules = await bookingRulesFor(c.tx, c.world.settings, courseId);
  const isCancelled = booking.newTimeOfferedAt !== null;
  if (!isCancelled) await moveClaimTo(c, claim.id, 'cancelled');
  const claimId = await claimSlot(c, {
    hour: slot,
    claim: { kind, state: 'booked' },
    instructorId: claim.coach_id,
    rules,
  });
  if (!claimId) throw new Taken();
  await attachClaim(c.tx, {
    bookingId: booking.id,
    claimId,
    move: isCancelled ? 'after-cancellation' : true,
  });
  await scheduleReminder(c, booking.id, slot.start);
  const previous = { start: claim.slot_start, end: claim.slot_end };
  await publish(c, { type: 'booking.rescheduled', bookingId: booking.id, previous });
  if (kind === 'session') await refuseOverDailyLimit(c.tx, slot.start, rules);
  return { ok: true, moved: 'now' };
}
