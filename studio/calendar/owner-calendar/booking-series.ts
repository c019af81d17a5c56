import { z } from 'zod';
import { sessionMinutes } from '#studio/offers/catalogue/offer.ts';
import { clockText, dayText, studioInstant } from '#studio/shared/time/studio-time.ts';
import { wholeText } from '#studio/shared/whole-number.ts';
import { ownerCovers } from './owner-cover.ts';

export const bookingMinutes = wholeText({ from: 15, to: 480 });

export const whenAndHow = z.object({
  day: dayText,
  time: clockText,
  minutes: bookingMinutes.default(sessionMinutes),
  untilDay: z
    .string()
    .trim()
    .pipe(dayText.or(z.literal('')))
    .default('') as z.ZodType<Temporal.PlainDate | '', string | undefined>,
  /** By ISO date of the week: another time, or 'skip'. */
  changes: z.record(dayText.transform(String), z.literal('skip').or(clockText)).default({}),
  cover: z.enum(ownerCovers),
  language: z.enum(['da', 'en']),
});

export interface SeriesHour {
  day: Temporal.PlainDate;
  start: Temporal.Instant;
  end: Temporal.Instant;
}

/** One hour, or weekly for at most a year; local times survive daylight saving. The wrong fields otherwise. */
export function hoursOf({
  day,
  time,
  minutes,
  untilDay,
  changes,
}: Pick<z.output<typeof whenAndHow>, 'day' | 'time' | 'minutes' | 'untilDay' | 'changes'>):
  | SeriesHour[]
  | { fields: string[] } {
  const last = untilDay === '' ? day : untilDay;
  const isReversed = Temporal.PlainDate.compare(last, day) < 0;
  if (isReversed || Temporal.PlainDate.compare(last, day.add({ years: 1 })) > 0)
    return { fields: ['untilDay'] };
  const hours: SeriesHour[] = [];
  for (let date = day; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ weeks: 1 })) {
    const change = changes[date.toString()];
    if (change === 'skip') continue;
    const start = studioInstant(date, change ?? time);
    if (!start) return { fields: ['time'] };
    hours.push({ day: date, start, end: start.add({ minutes }) });
  }
  return hours.length > 0 ? hours : { fields: ['untilDay'] };
}
