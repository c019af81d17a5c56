import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { lengthOfBooking } from '#studio/calendar/booking/booking-kind.queries.ts';
import { attachClaim, lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { closeRescheduleRequest } from '#studio/calendar/booking/close-reschedule-request.ts';
import { scheduleReminder } from '#studio/calendar/booking/schedule-reminder.ts';
import { bookingRulesFor, buffersOf } from '#studio/calendar/booking-rules.ts';
import { claimSlot } from '#studio/calendar/claim-slot.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { type Conflict, conflictsWith } from '#studio/calendar/conflicts.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { clockText, dayText, studioInstant } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';

const momentInput = z.object({ day: dayText, time: clockText });

export type RescheduleForOutcome =
  | { ok: true }
  | { ok: false; refusal: 'not-found' | 'bad-time' | 'over' | 'changed' }
  | { ok: false; refusal: 'taken'; clashes: Conflict[] };

class Taken extends Error {
  readonly oldClaimId: string;
  constructor(oldClaimId: string) {
    super('the new hour is taken');
    this.oldClaimId = oldClaimId;
  }
}

/** Moves a booking to any future time. One transaction. 'changed' when it is no longer at the hour `seen`. */
export async function rescheduleFor(
  world: World,
  who: May<'today' | 'calendar' | 'settings'>,
  input: { bookingId: string; day: string; time: string; seen?: string },
): Promise<RescheduleForOutcome> {
  const moment = momentInput.safeParse(input);
  const start = moment.success ? studioInstant(moment.data.day, moment.data.time) : null;
  if (!z.guid().safeParse(input.bookingId).success) return { ok: false, refusal: 'not-found' };
  const now = world.clock.now();
  if (!start || Temporal.Instant.compare(start, now) <= 0) return { ok: false, refusal: 'bad-time' };
  const { courseId } = await lengthOfBooking(world.db.query, input.bookingId);
  const rules = await bookingRulesFor(world.db.query, world.settings, courseId);
  let end = start;
  try {
    return await change(world, who, async (c): Promise<RescheduleForOutcome> => {
      const locked = await lockBooking(c.tx, input.bookingId);
      if (!locked) return { ok: false, refusal: 'not-found' };
      const { booking, claim } = locked;
      const isCancelled = booking.newTimeOfferedAt !== null;
      const hasStarted = Temporal.Instant.compare(claim.slot_start, now) <= 0;
      if (!isCancelled && (claim.state !== 'booked' || hasStarted)) return { ok: false, refusal: 'over' };
      if (!isCancelled && claim.slot_start.equals(start)) return { ok: true };
      if (!isCurrentVersion(claim, input.seen)) return { ok: false, refusal: 'changed' };
      end = start.add(claim.slot_start.until(claim.slot_end));
      const kind = claim.kind === 'consultation' ? 'consultation' : 'session';
      if (!isCancelled) await moveClaimTo(c, claim.id, 'cancelled');
      const claimId = await claimSlot(c, {
        hour: { start, end },
        claim: { kind, state: 'booked' },
        instructorId: claim.coach_id,
        rules,
      });
      if (!claimId) throw new Taken(claim.id);
      const move = isCancelled ? 'after-cancellation' : 'by-owner';
      await attachClaim(c.tx, { bookingId: booking.id, claimId, move });
      await closeRescheduleRequest(c, booking.id, 'owner');
      await scheduleReminder(c, booking.id, start);
      const previous = { start: claim.slot_start, end: claim.slot_end };
      await publish(c, { type: 'booking.rescheduled', bookingId: booking.id, previous });
      await audit(c, {
        action: 'booking.rescheduled',
        subject: `booking:${booking.id}`,
        details: { from: claim.slot_start.toString(), to: start.toString() },
      });
      return { ok: true };
    });
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
    const own = [error.oldClaimId];
    const clashes = await conflictsWith(
      world.db.query,
      { start, end },
      { buffers: buffersOf(rules), now, exceptClaimIds: own },
    );
    return { ok: false, refusal: 'taken', clashes };
  }
}

export function isCurrentVersion(claim: { slot_start: Temporal.Instant }, seen: string | undefined): boolean {
  return seen === undefined || claim.slot_start.toString() === seen;
}
