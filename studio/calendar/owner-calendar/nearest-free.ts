import type { Queries } from '#platform/db/database.ts';
import type { BufferMinutes } from '#studio/calendar/booking-rules.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { type MinuteRange, openRangesOn, without } from '#studio/calendar/open-ranges.ts';
import { openingHours, takenTimes } from '#studio/calendar/opening.queries.ts';
import { endOfDay, startOfDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';

const step = 15;

/** The free time within the opening hours of the same day that begins nearest to the hour; null: none. */
export async function nearestFree(
  q: Queries,
  hour: { start: Temporal.Instant; end: Temporal.Instant },
  { buffers, now }: { buffers: BufferMinutes; now: Temporal.Instant },
): Promise<Temporal.PlainTime | null> {
  const at = hour.start.toZonedDateTimeISO(studioTimeZone);
  const day = at.toPlainDate();
  const minutes = hour.start.until(hour.end).total('minutes');
  const { rules, options } = await openingHours(q, 'session', { minutes, courseId: null });
  const range = { from: startOfDay(day), to: endOfDay(day), overdue: overdueBefore(now) };
  const taken = (await takenTimes(q, range)).map(({ claimedStart, claimedEnd }) => ({
    from: minuteOn(day, claimedStart) - buffers.after,
    to: minuteOn(day, claimedEnd) + buffers.before,
  }));
  const past = { from: -Infinity, to: minuteOn(day, now) + 1 };
  const free = without(openRangesOn(day, rules, options.exceptions), [...taken, past]);
  const minute = nearestStart(free, at.hour * 60 + at.minute, minutes);
  return minute === null ? null : new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
}

/** Of the starts every quarter of an hour at which `minutes` fit. */
export function nearestStart(free: readonly MinuteRange[], wanted: number, minutes: number): number | null {
  const starts = free.flatMap(({ from, to }) => {
    const first = Math.ceil(from / step) * step;
    const last = Math.floor((to - minutes) / step) * step;
    return first <= last ? [Math.min(last, Math.max(first, Math.round(wanted / step) * step))] : [];
  });
  const [nearest] = starts.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  return nearest ?? null;
}

function minuteOn(day: Temporal.PlainDate, instant: Temporal.Instant): number {
  const at = instant.toZonedDateTimeISO(studioTimeZone);
  return day.until(at.toPlainDate()).days * 24 * 60 + at.hour * 60 + at.minute;
}
