import { leavesUnknown } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { lengthOfBooking } from '#studio/calendar/booking/booking-kind.queries.ts';
import { nextFreeSlots } from '#studio/calendar/booking/slots.queries.ts';
import { closed } from '#studio/calendar/exception-input.ts';
import { deleteExtraHoursOn, insertExceptions } from '#studio/calendar/opening-exceptions.store.ts';
import { bookingForOwner } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { rescheduleFor } from '#studio/calendar/owner-calendar/reschedule-for.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { dayText, studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import { cancelFor } from './cancel-for.ts';

/** `seen`: the hour that the page displayed. `to`: a new hour; null cancels and gives back what was paid. */
export interface DayChoice {
  bookingId: string;
  seen: string;
  to: Temporal.Instant | null;
}

export interface NotDone {
  bookingId: string;
  refusal: 'changed' | 'taken' | 'over' | 'no-answer';
}

export type CancelDayOutcome = { ok: true; notDone: NotDone[] } | { ok: false; refusal: 'bad-day' };

/**
 * Closes a day, then cancels or moves each booking as chosen, one transaction each: what fails is named and can be
 * repeated. Idempotent: a booking that is cancelled or moved already is emailed once.
 */
export async function cancelDay(
  world: World,
  who: May<'calendar'>,
  input: { day: string; note: string; choices: readonly DayChoice[] },
): Promise<CancelDayOutcome> {
  const read = dayText.safeParse(input.day);
  const now = world.clock.now();
  const today = studioDay(now);
  if (!read.success || Temporal.PlainDate.compare(read.data, today) < 0) {
    return { ok: false, refusal: 'bad-day' };
  }
  const day = read.data;
  await change(world, who, async (c) => {
    const note = [...input.note.replace(/\p{Cc}/gu, ' ').trim()].slice(0, 200).join('');
    await deleteExtraHoursOn(c.tx, day.toString());
    if ((await insertExceptions(c.tx, [closed(day, note)], now)) === 0) return;
    const details = { kind: 'closed', until: day.toString() };
    await audit(c, { action: 'opening.exception-added', subject: `day:${day}`, details });
  });
  const notDone: NotDone[] = [];
  for (const choice of input.choices) {
    const refusal = await carryOut(world, who, choice);
    if (refusal) notDone.push({ bookingId: choice.bookingId, refusal });
  }
  return { ok: true, notDone };
}

async function carryOut(
  world: World,
  who: May<'calendar'>,
  { bookingId, seen, to }: DayChoice,
): Promise<NotDone['refusal'] | null> {
  try {
    const outcome = to
      ? await rescheduleFor(world, who, { bookingId, seen, ...momentOf(to) })
      : await cancelFor(world, who, { bookingId, seen, money: 'back' });
    if (outcome.ok || outcome.refusal === 'not-found') return null;
    if (!to && (await isCancelled(world, who, bookingId))) return null;
    return outcome.refusal === 'bad-time' ? 'over' : outcome.refusal;
  } catch (error) {
    if (leavesUnknown(error)) return 'no-answer';
    throw error;
  }
}

async function isCancelled(world: World, who: May<'calendar'>, bookingId: string): Promise<boolean> {
  const booking = await bookingForOwner(world.db.query, who, bookingId);
  return booking?.state === 'cancelled' || booking?.state === 'released';
}

function momentOf(instant: Temporal.Instant): { day: string; time: string } {
  const at = instant.toZonedDateTimeISO(studioTimeZone);
  return { day: at.toPlainDate().toString(), time: at.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** Free hours after the day, a different one for each booking; null: none is left within the horizon. */
export async function suggestHours(
  world: World,
  day: Temporal.PlainDate,
  bookings: ReadonlyArray<{ id: string; minutes: number }>,
): Promise<Map<string, Temporal.Instant>> {
  const given: Array<{ start: Temporal.Instant; end: Temporal.Instant }> = [];
  const suggested = new Map<string, Temporal.Instant>();
  for (const { id, minutes } of bookings) {
    const q = world.db.query;
    const { courseId } = await lengthOfBooking(q, id);
    const request = { q, now: world.clock.now(), count: 500, minutes, courseId };
    const slot = (await nextFreeSlots(world, request)).find(
      ({ day: of, ...hour }) =>
        Temporal.PlainDate.compare(of, day) > 0 && !given.some((one) => overlaps(one, hour)),
    );
    if (!slot) continue;
    given.push(slot);
    suggested.set(id, slot.start);
  }
  return suggested;
}

function overlaps(
  one: { start: Temporal.Instant; end: Temporal.Instant },
  other: { start: Temporal.Instant; end: Temporal.Instant },
): boolean {
  return (
    Temporal.Instant.compare(one.start, other.end) < 0 && Temporal.Instant.compare(other.start, one.end) < 0
  );
}
