import type { Language } from '#studio/shared/language.ts';
import { tellTime } from '#studio/shared/tell-time.ts';

/** An hour in one line: 'Monday 23 November 2026, 13:00 to 14:00, Copenhagen'. */
export function tellHourShortly(
  start: Temporal.Instant,
  end: Temporal.Instant,
  zone: string,
  language: Language,
): string {
  const told = tellTime(start, end, zone, language);
  return `${told.date}, ${told.hours}`;
}
