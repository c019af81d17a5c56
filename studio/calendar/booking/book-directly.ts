import type { World } from '#platform/world.ts';
import { type BookingRules, bookingRules, rulesOfOffer } from '#studio/calendar/booking-rules.ts';
import { refuseOverDailyLimit, unlessFull } from '#studio/calendar/daily-limit.queries.ts';
import { openingHours } from '#studio/calendar/opening.queries.ts';
import { slotAt } from '#studio/calendar/slot.ts';
import { lockEntitlement } from '#studio/offers/entitlements/entitlements.store.ts';
import { change, type Write } from '#studio/shared/change.ts';
import { type Count, giveBackLimits, takeLimits } from '#studio/shared/limits/take-limits.ts';
import type { Who } from '#studio/shared/who.ts';
import { bookingInput, refusedCourse, refusedEnd, refusedInput } from './booking-input.ts';
import { type BookingSummary, bookingSummary } from './bookings.queries.ts';
import { type BookingRefusal, mailLimitReached, refuse } from './refusals.ts';
import { creditsByToken, ownSessionCredits } from './session-credits.queries.ts';
import { sessionToBook } from './session-to-book.ts';
import { type Cover, writeBooking } from './write-booking.ts';

export type DirectOutcome = { ok: true; booking: BookingSummary } | ({ ok: false } & BookingRefusal);

/**
 * Books without payment (wire call 1): the owner, a session credit, or pay-at-session where allowed. One transaction.
 */
export async function bookDirectly(
  world: World,
  { who, input, entitlementToken }: { who: Who; input: unknown; entitlementToken: string | null },
): Promise<DirectOutcome> {
  const parsed = bookingInput.safeParse(input);
  if (!parsed.success) return refusedInput(who.language, parsed.error, input);
  const now = world.clock.now();
  const rules = await bookingRules(world.db.query, world.settings);
  const mayBook =
    who.role === 'owner' || entitlementToken !== null || who.userId !== null || rules.payAtLesson;
  if (!mayBook) return refuse(who.language, 'not-allowed');
  const session = await sessionToBook(world, parsed.data.courseId, who.language);
  if (!session) return refusedCourse(who.language, parsed.data.courseId);
  const { minutes, takesCredits, courseId, courseName, instructorId } = session;
  const opening = await openingHours(world.db.query, 'session', { minutes, courseId });
  const slot = slotAt(parsed.data.slotStart, { now, ...opening });
  if (!slot) return refuse(who.language, 'not-offered');
  const { slotEnd, ...data } = parsed.data;
  const badEnd = refusedEnd(who.language, { slotEnd }, { end: slot.end, minutes });
  if (badEnd) return badEnd;
  const counts = mailCounts(who, entitlementToken, parsed.data.email);
  const taken = await takeLimits(world, counts);
  if (!taken.ok) return mailLimitReached(who.language, taken);
  const booked = change(world, who, async (c): Promise<DirectOutcome> => {
    const cover = await coverFor(c, who, { token: entitlementToken, rules, takesCredits });
    if (cover === 'no-credit' || cover === 'not-allowed') return refuse(who.language, cover);
    const typed = { ...data, courseId, courseName };
    const booking = { input: typed, hour: slot, cover, language: who.language, instructorId };
    const ofOffer = rulesOfOffer(rules, opening.offer);
    const bookingId = await writeBooking(c, { booking, rules: ofOffer });
    if (!bookingId) return refuse(who.language, 'taken');
    const summary = await bookingSummary(c.tx, bookingId);
    await refuseOverDailyLimit(c.tx, slot.start, rules);
    return { ok: true, booking: summary };
  });
  const written = await unlessFull(booked);
  const outcome = written === 'full' ? refuse(who.language, 'not-offered') : written;
  if (!outcome.ok) await giveBackLimits(world, counts);
  return outcome;
}

function mailCounts(who: Who, entitlementToken: string | null, email: string): readonly Count[] {
  if (who.role === 'owner' || entitlementToken !== null) return [];
  return [
    ['confirmationMailsPerAddress', who.address],
    ['confirmationMailsPerRecipient', email],
  ];
}

async function coverFor(
  c: Write,
  who: Who,
  { token, rules, takesCredits }: { token: string | null; rules: BookingRules; takesCredits: boolean },
): Promise<Cover | 'no-credit' | 'not-allowed'> {
  if (who.role === 'owner' && token === null) return { by: 'owner' };
  if (!takesCredits) return token === null && rules.payAtLesson ? { by: 'at-session' } : 'no-credit';
  const ids =
    token !== null
      ? await creditsByToken(c.tx, { token, who, now: c.now })
      : await ownSessionCredits(c.tx, who);
  const entitlementId = await lockUsable(c, ids);
  if (entitlementId) return { by: 'entitlement', entitlementId };
  if (token !== null) return 'no-credit';
  return rules.payAtLesson ? { by: 'at-session' } : 'not-allowed';
}

export async function lockUsable(
  { tx, now }: Write,
  entitlementIds: readonly string[],
): Promise<string | null> {
  for (const id of entitlementIds) {
    const credit = await lockEntitlement(tx, id);
    const isValid = !credit?.valid_until || Temporal.Instant.compare(credit.valid_until, now) > 0;
    if (credit && credit.balance > 0 && isValid) return id;
  }
  return null;
}
