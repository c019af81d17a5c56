import type { World } from '#platform/world.ts';
import {
  bookingInput,
  refusedCourse,
  refusedEnd,
  refusedInput,
} from '#studio/calendar/booking/booking-input.ts';
import { type BookingSummary, bookingSummary } from '#studio/calendar/booking/bookings.queries.ts';
import { type BookingRefusal, refuse } from '#studio/calendar/booking/refusals.ts';
import { sessionToBook } from '#studio/calendar/booking/session-to-book.ts';
import { endOfGrace } from '#studio/calendar/claim.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';
import { refuseOverDailyLimit, unlessFull } from '#studio/calendar/daily-limit.queries.ts';
import { slotAt } from '#studio/calendar/slot.ts';
import { change } from '#studio/shared/change.ts';
import { contentChannel, slotsKey } from '#studio/shared/content-changed.ts';
import { publish } from '#studio/shared/events.ts';
import { limitRule } from '#studio/shared/limits/limit-rules.ts';
import { system, type Who } from '#studio/shared/who.ts';
import { holdTerms } from './hold-terms.queries.ts';
import { holderOf } from './holder.ts';
import { stateOfClaim } from './holds.queries.ts';
import { type InsertedHold, insertHold, type NewHold } from './holds.store.ts';

export type HoldOutcome =
  | { ok: true; booking: BookingSummary; holderToken: string }
  | ({ ok: false } & BookingRefusal);

/**
 * Holds an hour during payment (wire call 2). The server alone decides length, expiry and course.
 * Idempotent per browser; of concurrent requests the exclusion constraint picks one winner.
 */
export async function holdSlot(world: World, who: Who, input: unknown): Promise<HoldOutcome> {
  const parsed = bookingInput.safeParse(input);
  if (!parsed.success) return refusedInput(who.language, parsed.error, input);
  const now = world.clock.now();
  const holder = holderOf(world, who, parsed.data.email);
  const { rules, limits, opening } = await holdTerms(world.db.query, world.settings, {
    kind: 'session',
    courseId: parsed.data.courseId,
    own: { holderHash: holder.holderHash, start: parsed.data.slotStart },
  });
  const session = await sessionToBook(world, parsed.data.courseId, who.language);
  if (!session) return refusedCourse(who.language, parsed.data.courseId);
  const { minutes, courseId, courseName, instructorId } = session;
  const slot = slotAt(parsed.data.slotStart, { now, ...opening(minutes) });
  if (!slot) return refuse(who.language, 'not-offered');
  const badEnd = refusedEnd(who.language, parsed.data, { end: slot.end, minutes });
  if (badEnd) return badEnd;
  const { slotEnd: _end, ...data } = parsed.data;
  const hold: NewHold = {
    holder,
    hour: slot,
    input: { ...data, courseId, courseName },
    instructorId,
    language: who.language,
    rules,
    limits,
    point: world.limits.point('holdsPerAddress', who.address, limitRule(limits, 'holdsPerAddress')),
    expiresAt: now.add({ seconds: rules.holdSeconds }).round('millisecond'),
    now,
  };
  const inserted = await insertAfterOverdue(world, hold);
  if (inserted === 'full') return refuse(who.language, 'not-offered');
  if (inserted.outcome === 'too-often') {
    const retryAfterSeconds = Math.max(1, Math.ceil((inserted.retryAt - hold.point.moment) / 1000));
    return { ...refuse(who.language, 'too-often'), retryAfterSeconds };
  }
  if (inserted.outcome !== 'held' && inserted.outcome !== 'own')
    return refuse(who.language, inserted.outcome === 'overdue' ? 'taken' : inserted.outcome);
  if (inserted.outcome === 'held') {
    world.db.announce(contentChannel, slotsKey);
    world.holdTimer.wakeAt(endOfGrace(hold.expiresAt));
  }
  const booking =
    inserted.outcome === 'own'
      ? await bookingSummary(world.db.query, inserted.id)
      : summaryOf(inserted.id, hold);
  return { ok: true, booking, holderToken: holder.holderToken };
}

/** Overdue holds with a payment are ended in a transaction of their own, and stay ended. */
async function insertAfterOverdue(world: World, hold: NewHold): Promise<InsertedHold | 'full'> {
  const inserted = await insertWithinLimit(world, hold);
  if (inserted === 'full' || inserted.outcome !== 'overdue') return inserted;
  const areReleased = await endOverdueClaims(world, inserted.overdueClaims);
  if (!areReleased) return { outcome: 'taken' };
  return insertWithinLimit(world, hold);
}

/** One statement, unless the owner limits the sessions of a day. */
async function insertWithinLimit(world: World, hold: NewHold): Promise<InsertedHold | 'full'> {
  if (hold.rules.maxSessionsPerDay === 0) return world.db.statement((query) => insertHold(query, hold));
  return unlessFull(
    world.db.transaction(async (tx) => {
      const inserted = await insertHold(tx, hold);
      if (inserted.outcome === 'held') await refuseOverDailyLimit(tx, hold.hour.start, hold.rules);
      return inserted;
    }),
  );
}

/** In the order of their ids. False: a payment keeps one of them claimed. */
async function endOverdueClaims(world: World, claimIds: readonly string[]): Promise<boolean> {
  return change(world, system, async (c) => {
    let areReleased = true;
    for (const claimId of claimIds) {
      const claim = await lockClaim(c.tx, claimId);
      if (claim?.state !== 'held') continue;
      await publish(c, { type: 'hold.overdue', claimId });
      if ((await stateOfClaim(c.tx, claimId)) !== 'released') areReleased = false;
    }
    return areReleased;
  });
}

function summaryOf(id: string, { input, hour, expiresAt }: NewHold): BookingSummary {
  const { name, email, courseId, courseName } = input;
  return {
    id,
    name,
    email,
    courseId,
    courseName,
    start: hour.start,
    end: hour.end,
    expiresAt,
    isPaid: false,
  };
}
