import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { bookingRulesFor } from '#studio/calendar/booking-rules.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { refuseOverDailyLimit, unlessFull } from '#studio/calendar/daily-limit.queries.ts';
import { openingHours } from '#studio/calendar/opening.queries.ts';
import { type Slot, type SlotKind, slotAt } from '#studio/calendar/slot.ts';
import { confirmAddress } from '#studio/people/confirmed-addresses.store.ts';
import { publish } from '#studio/shared/events.ts';
import { isoInstant } from '#studio/shared/instant-text.ts';
import type { Who } from '#studio/shared/who.ts';
import { lengthOfBooking } from './booking-kind.queries.ts';
import { attachClaim, lockBooking } from './bookings.store.ts';
import { agreedRules, changeRights } from './change-booking.ts';
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
    const moved = await unlessFull(world.db.transaction((tx) => move(world, tx, { which, slot, now })));
    return moved === 'full' ? { ok: false, refusal: 'not-offered' } : moved;
  } catch (error) {
    if (error instanceof Taken) return { ok: false, refusal: 'taken' };
    throw error;
  } finally {
    world.log.debug({ bookingId, role: who.role }, 'a move was asked for');
  }
}

async function move(
  world: World,
  tx: Tx,
  {
    which: { bookingId, kind, courseId, isByLink },
    slot,
    now,
  }: {
    which: { bookingId: string; kind: SlotKind; courseId: string | null; isByLink: boolean };
    slot: Slot;
    now: Temporal.Instant;
  },
): Promise<RescheduleOutcome> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return { ok: false, refusal: 'not-found' };
  const { booking, claim } = locked;
  if (isByLink) await confirmAddress(tx, { email: booking.email, by: 'link' }, now);
  if (claim.state === 'booked' && claim.slot_start.equals(slot.start)) return { ok: true, moved: 'now' };
  const rules = await bookingRulesFor(tx, world.settings, courseId);
  const rights = changeRights(
    {
      state: claim.state,
      start: claim.slot_start,
      reschedules: booking.reschedules - booking.reschedules_by_owner,
      hasPaid: true,
    },
    agreedRules(rules, booking.notice_hours),
    now,
  );
  if (rights.rescheduleRefusal === 'over' || rights.rescheduleRefusal === 'no-reschedules-left') {
    return { ok: false, refusal: rights.rescheduleRefusal };
  }
  if (rights.rescheduleRefusal === 'too-late') {
    await publish(world, tx, {
      type: 'booking.reschedule-requested',
      bookingId: booking.id,
      name: booking.name,
      slotStart: claim.slot_start,
      requestedStart: slot.start,
    });
    return { ok: true, moved: 'requested' };
  }
  await moveClaimTo(tx, { claimId: claim.id, to: 'cancelled', now });
  const claimId = await claimSlot(world, tx, {
    hour: slot,
    claim: { kind, state: 'booked' },
    instructorId: claim.coach_id,
    rules,
    now,
  });
  if (!claimId) throw new Taken();
  await attachClaim(tx, { bookingId: booking.id, claimId, move: true });
  await scheduleReminder(world, tx, { bookingId: booking.id, start: slot.start, now });
  const previous = { start: claim.slot_start, end: claim.slot_end };
  await publish(world, tx, { type: 'booking.rescheduled', bookingId: booking.id, previous });
  if (kind === 'session') await refuseOverDailyLimit(tx, slot.start, rules);
  return { ok: true, moved: 'now' };
}
