import type { World } from '#platform/world.ts';
import { bookingRules, rulesOfOffer } from '#studio/calendar/booking-rules.ts';
import { refuseOverDailyLimit, unlessFull } from '#studio/calendar/daily-limit.queries.ts';
import { openingHours } from '#studio/calendar/opening.queries.ts';
import { slotAt } from '#studio/calendar/slot.ts';
import { isSessionId, sessionCourseId, sessionMinutes } from '#studio/offers/catalogue/offer.ts';
import { change } from '#studio/shared/change.ts';
import type { Who } from '#studio/shared/who.ts';
import { lockUsable } from './book-directly.ts';
import { bookingInput, refusedInput } from './booking-input.ts';
import { type BookingRefusal, refuse } from './refusals.ts';
import { bookedWithCredit, ownSessionCredits } from './session-credits.queries.ts';
import { sessionInstructor } from './session-to-book.ts';
import { writeBooking } from './write-booking.ts';

export type CreditOutcome = { ok: true; bookingId: string } | ({ ok: false } & BookingRefusal);

/** Books an hour with the chosen credit of the signed-in person. One transaction; a repeat finds the hour booked. */
export async function bookWithCredit(
  world: World,
  who: Who,
  input: Record<string, unknown> & { entitlementId: string },
): Promise<CreditOutcome> {
  const parsed = bookingInput.safeParse({ ...input, email: who.email });
  if (!parsed.success) return refusedInput(who.language, parsed.error, input);
  if (!isSessionId(parsed.data.courseId)) return refuse(who.language, 'no-credit');
  const now = world.clock.now();
  const offered = { minutes: sessionMinutes, courseId: sessionCourseId };
  const opening = await openingHours(world.db.query, 'session', offered);
  const rules = rulesOfOffer(await bookingRules(world.db.query, world.settings), opening.offer);
  const slot = slotAt(parsed.data.slotStart, { now, ...opening });
  if (!slot) return refuse(who.language, 'not-offered');
  const instructorId = await sessionInstructor(world);
  const booked = change(world, who, async (c): Promise<CreditOutcome> => {
    const credit = input.entitlementId;
    if (!(await ownSessionCredits(c.tx, who)).includes(credit)) return refuse(who.language, 'no-credit');
    const entitlementId = await lockUsable(c, [credit]);
    const before = await bookedWithCredit(c.tx, credit, slot.start);
    if (before) return { ok: true, bookingId: before };
    if (!entitlementId) return refuse(who.language, 'no-credit');
    const cover = { by: 'entitlement', entitlementId } as const;
    const booking = { input: parsed.data, hour: slot, cover, language: who.language, instructorId };
    const bookingId = await writeBooking(c, { booking, rules });
    if (!bookingId) return refuse(who.language, 'taken');
    await refuseOverDailyLimit(c.tx, slot.start, rules);
    return { ok: true, bookingId };
  });
  const written = await unlessFull(booked);
  return written === 'full' ? refuse(who.language, 'not-offered') : written;
}
