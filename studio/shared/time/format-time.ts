import { cityOf } from '#studio/shared/city-of.ts';
import type { Language } from '#studio/shared/language.ts';
import { Memo } from '#studio/shared/memo.ts';
import { studioTimeZone } from './time-zone.ts';

export const locales = { en: 'en-GB', da: 'da-DK' } as const;

const timeZones = new Memo<{ id: string | null }>(1_000);

export function isTimeZone(zone: string | null | undefined): zone is string {
  return timeZoneId(zone) !== null;
}

/** In the usual spelling: 'Europe/Berlin' for 'europe/berlin'; null: unknown. */
export function timeZoneId(zone: string | null | undefined): string | null {
  if (!zone || zone.length > 50 || !/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(zone)) return null;
  return timeZones.get(zone, () => ({ id: lookUpZone(zone) })).id;
}

function lookUpZone(zone: string): string | null {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId;
  } catch {
    return null;
  }
}

const dateFormats = {
  en: new Intl.DateTimeFormat(locales.en, dateParts()),
  da: new Intl.DateTimeFormat(locales.da, dateParts()),
};

function dateParts(): Intl.DateTimeFormatOptions {
  return { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
}

const formattedDays = new Memo<string>(2_000);
const formattedTimes = new Memo<FormattedTime>(5_000);

/** 'Monday 23 November 2026', 'mandag den 23. november 2026'. */
export function formatDate(date: Temporal.PlainDate, language: Language): string {
  return formattedDays.get(`${language} ${date}`, () =>
    dateFormats[language].format(date).replaceAll(',', ''),
  );
}

export function formatClock(time: Temporal.PlainTime, language: Language): string {
  return time.toString({ smallestUnit: 'minute' }).replace(':', language === 'da' ? '.' : ':');
}

export interface FormattedTime {
  date: string;
  hours: string;
}

export function formatTime(
  start: Temporal.Instant,
  { end, zone, language }: { end: Temporal.Instant; zone: string; language: Language },
): FormattedTime {
  const key = `${start.epochMilliseconds} ${end.epochMilliseconds} ${zone} ${language}`;
  return formattedTimes.get(key, () => timeText(start, { end, zone, language }));
}

function timeText(
  start: Temporal.Instant,
  { end, zone, language }: { end: Temporal.Instant; zone: string; language: Language },
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

/** True when the zone's wall clock differs from the studio's, whatever the zone names. */
export function clocksDiffer(start: Temporal.Instant, zone: string): boolean {
  return (
    start.toZonedDateTimeISO(zone).offsetNanoseconds !==
    start.toZonedDateTimeISO(studioTimeZone).offsetNanoseconds
  );
}

export function formatOtherZone(
  start: Temporal.Instant,
  end: Temporal.Instant,
  { visitorZone, language }: { visitorZone: string | null; language: Language },
): FormattedTime | null {
  if (!isTimeZone(visitorZone) || !clocksDiffer(start, visitorZone)) return null;
  return formatTime(start, { end, zone: visitorZone, language });
}
