import { z } from 'zod';
import type { DateDay } from '#platform/db/schema/catalogue.ts';
import { clockText, dayText, studioInstant } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { wholeText } from '#studio/shared/whole-number.ts';

export interface TypedDay {
  date: string;
  from: string;
  to: string;
}

export const mostDays = 40;
export const mostSeats = 200;

const day = z.object({ date: dayText, from: clockText, to: clockText });

export type DaysRefusal = 'no-days' | 'bad-day' | 'ends-before' | 'same-day' | 'too-many-days';

/** Sorted days in the studio's zone, each date once. `at`: index of the faulty input day. */
export function readDays(
  typed: readonly TypedDay[],
): { ok: true; days: DateDay[] } | { ok: false; refusal: DaysRefusal; at: number | null } {
  const filled = typed.map((one, at) => ({ ...one, at })).filter(({ date }) => date.trim() !== '');
  if (filled.length === 0) return { ok: false, refusal: 'no-days', at: 0 };
  if (filled.length > mostDays) return { ok: false, refusal: 'too-many-days', at: null };
  const days: DateDay[] = [];
  for (const one of filled) {
    const read = day.safeParse(one);
    if (!read.success) return { ok: false, refusal: 'bad-day', at: one.at };
    const { date, from, to } = read.data;
    if (Temporal.PlainTime.compare(from, to) >= 0) return { ok: false, refusal: 'ends-before', at: one.at };
    if (!studioInstant(date, from) || !studioInstant(date, to)) {
      return { ok: false, refusal: 'bad-day', at: one.at };
    }
    if (days.some((other) => other.date === date.toString())) {
      return { ok: false, refusal: 'same-day', at: one.at };
    }
    const clock = (time: Temporal.PlainTime) => time.toString({ smallestUnit: 'minute' });
    days.push({ date: date.toString(), from: clock(from), to: clock(to) });
  }
  return { ok: true, days: days.toSorted((a, b) => a.date.localeCompare(b.date)) };
}

/** Hours skipped by daylight saving were rejected on input. */
export function hoursOf({ date, from, to }: DateDay): { start: Temporal.Instant; end: Temporal.Instant } {
  const at = (time: string) =>
    Temporal.PlainDate.from(date)
      .toZonedDateTime({ timeZone: studioTimeZone, plainTime: Temporal.PlainTime.from(time) })
      .toInstant();
  return { start: at(from), end: at(to) };
}

export const mostPlace = 200;

export const placeText = z
  .string()
  .transform((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
  .refine((text) => [...text].length <= mostPlace)
  .transform((text) => text || null);

export const capacityText = wholeText({ from: 1, to: mostSeats });
