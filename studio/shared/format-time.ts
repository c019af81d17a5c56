import { cityOf } from './city-of.ts';
import type { Language } from './language.ts';

const locales = { en: 'en-GB', da: 'da-DK' } as const;

/** True for a zone this server knows; whatever a browser sends is asked here first. */
export function isTimeZone(zone: string | null | undefined): zone is string {
  if (!zone || !/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(zone)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/** Making a formatter costs far more than using it. */
const dateFormats = {
  en: new Intl.DateTimeFormat(locales.en, dateParts()),
  da: new Intl.DateTimeFormat(locales.da, dateParts()),
};

function dateParts(): Intl.DateTimeFormatOptions {
  return { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
}

/** Days told already, by language and date: a calendar tells the same few weeks over and over, each day for every hour. */
const formattedDays = new Map<string, string>();
const mostFormattedDays = 2_000;

/** 'Monday 23 November 2026', 'mandag den 23. november 2026'. */
export function formatDate(date: Temporal.PlainDate, language: Language): string {
  const key = `${language} ${date}`;
  const known = formattedDays.get(key);
  if (known) return known;
  if (formattedDays.size >= mostFormattedDays) formattedDays.clear();
  const told = dateFormats[language].format(date).replaceAll(',', '');
  formattedDays.set(key, told);
  return told;
}

/** '13:30', in Danish '13.30'. */
export function formatClock(time: Temporal.PlainTime, language: Language): string {
  return time.toString({ smallestUnit: 'minute' }).replace(':', language === 'da' ? '.' : ':');
}

/** 'Monday 23 November 2026, 10:00, Copenhagen': one moment on the clock of a zone. */
export function formatInstant(instant: Temporal.Instant, zone: string, language: Language): string {
  const at = instant.toZonedDateTimeISO(zone);
  const date = formatDate(at.toPlainDate(), language);
  return `${date}, ${formatClock(at.toPlainTime(), language)}, ${cityOf(zone, language)}`;
}

export interface FormattedTime {
  /** With weekday and year. */
  date: string;
  /** 'From to', with the other day's date when the end falls on one, and the city. */
  hours: string;
}

/** A stretch of time as the clocks of one zone show it, always with weekday, date and city. */
export function formatTime(
  start: Temporal.Instant,
  end: Temporal.Instant,
  zone: string,
  language: Language,
): FormattedTime {
  const from = start.toZonedDateTimeISO(zone);
  const to = end.toZonedDateTimeISO(zone);
  const isSameDay = from.toPlainDate().equals(to.toPlainDate());
  const ending = isSameDay ? '' : `${formatDate(to.toPlainDate(), language)} `;
  const word = language === 'da' ? 'til' : 'to';
  return {
    date: formatDate(from.toPlainDate(), language),
    hours: `${formatClock(from.toPlainTime(), language)} ${word} ${ending}${formatClock(to.toPlainTime(), language)}, ${cityOf(zone, language)}`,
  };
}

/** True when the two zones' clocks show something different during this stretch; names alone do not count. */
export function clocksDiffer(start: Temporal.Instant, zone: string, other: string): boolean {
  return (
    start.toZonedDateTimeISO(zone).offsetNanoseconds !== start.toZonedDateTimeISO(other).offsetNanoseconds
  );
}

/** The visitor's own clock beside the studio's; null when it shows the same or is not known. */
export function formatOtherZone(
  start: Temporal.Instant,
  end: Temporal.Instant,
  studioZone: string,
  visitorZone: string | null,
  language: Language,
): FormattedTime | null {
  if (!isTimeZone(visitorZone) || !clocksDiffer(start, studioZone, visitorZone)) return null;
  return formatTime(start, end, visitorZone, language);
}
