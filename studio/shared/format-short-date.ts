import { formatClock } from './format-time.ts';
import type { Language } from './language.ts';
import { studioTimeZone } from './time-zone.ts';

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

const monthFormats = {
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }),
  da: new Intl.DateTimeFormat('da-DK', { month: 'long', year: 'numeric' }),
};

/** 'November 2026'. */
export function formatMonth(month: Temporal.PlainYearMonth, language: Language): string {
  const name = monthFormats[language].format(month.toPlainDate({ day: 1 }));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const dayOfWeek = {
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short' }),
  da: new Intl.DateTimeFormat('da-DK', { weekday: 'short' }),
};

/** 'Wed'. */
export function formatWeekday(day: Temporal.PlainDate, language: Language): string {
  return dayOfWeek[language].format(day).replace('.', '');
}

export function formatShort(instant: Temporal.Instant, language: Language): string {
  const at = instant.toZonedDateTimeISO(studioTimeZone);
  return `${formatShortDay(at.toPlainDate(), language)}, ${formatClock(at.toPlainTime(), language)}`;
}
