import { formatClock } from './format-time.ts';
import type { Language } from './language.ts';

const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const formats = {
  en: new Intl.DateTimeFormat('en-GB', parts),
  da: new Intl.DateTimeFormat('da-DK', parts),
};

export function formatShortDay(day: Temporal.PlainDate, language: Language): string {
  return formats[language].format(day);
}

const weekdayParts: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const weekdayFormats = {
  en: new Intl.DateTimeFormat('en-GB', weekdayParts),
  da: new Intl.DateTimeFormat('da-DK', weekdayParts),
};

/** 'Wed 25 Nov', without the year. */
export function formatShortWeekday(day: Temporal.PlainDate, language: Language): string {
  return weekdayFormats[language].format(day).replace(',', '');
}

const dayOfWeek = {
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short' }),
  da: new Intl.DateTimeFormat('da-DK', { weekday: 'short' }),
};

/** 'Wed'. */
export function formatWeekday(day: Temporal.PlainDate, language: Language): string {
  return dayOfWeek[language].format(day).replace('.', '');
}

export function formatShort(instant: Temporal.Instant, zone: string, language: Language): string {
  const at = instant.toZonedDateTimeISO(zone);
  return `${formatShortDay(at.toPlainDate(), language)}, ${formatClock(at.toPlainTime(), language)}`;
}
