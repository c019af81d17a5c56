import { z } from 'zod';
import { studioTimeZone } from './time-zone.ts';

export const dayText = z
  .string()
  .trim()
  .regex(/^20\d\d-\d\d-\d\d$/)
  .transform((text, context) => {
    try {
      return Temporal.PlainDate.from(text, { overflow: 'reject' });
    } catch {
      context.issues.push({ code: 'custom', message: 'no such day', input: text });
      return z.NEVER;
    }
  });

export const clockText = z
  .string()
  .trim()
  .regex(/^([01]?\d|2[0-3])[:.][0-5]\d(:00)?$/)
  .transform((text) => Temporal.PlainTime.from(text.replace('.', ':').padStart(5, '0')));

export function studioDay(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(studioTimeZone).toPlainDate();
}

/** The last day of what ends at that instant. */
export function lastDayUntil(end: Temporal.Instant): Temporal.PlainDate {
  return studioDay(end.subtract({ seconds: 1 }));
}

/** The instant of a local time in the studio; null in the hour skipped by daylight saving. */
export function studioInstant(day: Temporal.PlainDate, clock: Temporal.PlainTime): Temporal.Instant | null {
  const zoned = day.toZonedDateTime({ timeZone: studioTimeZone, plainTime: clock });
  return zoned.toPlainTime().equals(clock) ? zoned.toInstant() : null;
}

export function endOfDay(day: Temporal.PlainDate): Temporal.Instant {
  return day.add({ days: 1 }).toZonedDateTime(studioTimeZone).toInstant();
}

export function startOfDay(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(studioTimeZone).toInstant();
}

/** The end of the day that many months later. */
export function endOfMonths(from: Temporal.Instant, months: number): Temporal.Instant {
  return endOfDay(studioDay(from).add({ months }));
}

export function isAfterToday(day: Temporal.PlainDate, now: Temporal.Instant): boolean {
  return Temporal.PlainDate.compare(day, studioDay(now)) > 0;
}
