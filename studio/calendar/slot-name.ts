import type { Language } from '#studio/shared/language.ts';
import { withCapital } from '#studio/shared/texts/with-capital.ts';
import {
  clocksDiffer,
  formatClock,
  formatDate,
  formatTime,
  isTimeZone,
} from '#studio/shared/time/format-time.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';

const minutesWord = { en: 'minutes', da: 'minutter' } as const;

/** 'Monday 23 November 2026, 09:00 to 10:00, Copenhagen, 60 minutes (03:00 to 04:00, New York)' */
export function slotName(
  start: Temporal.Instant,
  {
    end,
    language,
    visitorTimeZone,
  }: { end: Temporal.Instant; language: Language; visitorTimeZone: string | null },
): string {
  const studioTime = formatTime(start, { end, zone: studioTimeZone, language });
  const minutes = Math.round(start.until(end).total('minutes'));
  const name = `${studioTime.date}, ${studioTime.hours}, ${minutes} ${minutesWord[language]}`;
  if (!isTimeZone(visitorTimeZone) || !clocksDiffer(start, visitorTimeZone)) return name;
  const own = formatTime(start, { end, zone: visitorTimeZone, language });
  return `${name} (${own.date === studioTime.date ? '' : `${own.date} `}${own.hours})`;
}

export function localLabel(
  start: Temporal.Instant,
  language: Language,
  visitorTimeZone: string | null,
): string | null {
  if (!isTimeZone(visitorTimeZone) || !clocksDiffer(start, visitorTimeZone)) return null;
  const own = start.toZonedDateTimeISO(visitorTimeZone);
  const clock = formatClock(own.toPlainTime(), language);
  const isSameDay = own.toPlainDate().equals(studioDay(start));
  return isSameDay ? clock : `${shortWeekday(own.toPlainDate(), language)} ${clock}`;
}

export function dayWithoutYear(day: Temporal.PlainDate, language: Language): string {
  return formatDate(day, language).replace(/ \d{4}$/, '');
}

export function dayHeading(day: Temporal.PlainDate, language: Language): string {
  return withCapital(dayWithoutYear(day, language));
}

const weekdayFormats = {
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short' }),
  da: new Intl.DateTimeFormat('da-DK', { weekday: 'short' }),
};

/** 'Tue' */
export function shortWeekday(day: Temporal.PlainDate, language: Language): string {
  return weekdayFormats[language].format(day).replace('.', '');
}
