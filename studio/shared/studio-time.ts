import { z } from 'zod';
import { studioTimeZone } from './time-zone.ts';

/** A day as forms send it: '2026-11-23', between 2000 and 2100. */
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

/** A time of day as forms send it: '09:30', in Danish hands also '9.30'. */
export const clockText = z
  .string()
  .trim()
  .regex(/^([01]?\d|2[0-3])[:.][0-5]\d(:00)?$/)
  .transform((text) => Temporal.PlainTime.from(text.replace('.', ':').padStart(5, '0')));

/** The moment a day and a clock of the studio name; null on the night in spring when the clock jumps over it. */
export function studioInstant(day: Temporal.PlainDate, clock: Temporal.PlainTime): Temporal.Instant | null {
  const zoned = day.toZonedDateTime({ timeZone: studioTimeZone, plainTime: clock });
  return zoned.toPlainTime().equals(clock) ? zoned.toInstant() : null;
}

/** Midnight at the end of a day, on the studio's clock. */
export function endOfDay(day: Temporal.PlainDate): Temporal.Instant {
  return day.add({ days: 1 }).toZonedDateTime(studioTimeZone).toInstant();
}

export function startOfDay(day: Temporal.PlainDate): Temporal.Instant {
  return day.toZonedDateTime(studioTimeZone).toInstant();
}
