import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { bookingsMessages } from './bookings.messages.ts';

/** 'Monday 23 November 2026, 10:00–11:00' in the studio's zone; midnight to midnight: 'all day'. */
export function formatSpan(start: Temporal.Instant, end: Temporal.Instant, language: Language): string {
  const from = start.toZonedDateTimeISO(studioTimeZone);
  const to = end.toZonedDateTimeISO(studioTimeZone);
  const isWholeDays = isMidnight(from) && isMidnight(to);
  const last = isMidnight(to) ? to.toPlainDate().subtract({ days: 1 }) : to.toPlainDate();
  const isOneDay = last.equals(from.toPlainDate());
  const { day, time } = formats[language];
  const first = day(from);
  if (isWholeDays) {
    const days = isOneDay ? first : `${first} – ${day(last)}`;
    return `${days}, ${bookingsMessages[language].allDay}`;
  }
  const clocks = [time(from), isMidnight(to) ? (language === 'da' ? '24.00' : '24:00') : time(to)];
  if (isOneDay) return `${first}, ${clocks[0]}–${clocks[1]}`;
  return `${first}, ${clocks[0]} – ${day(last)}, ${clocks[1]}`;
}

function isMidnight(at: Temporal.ZonedDateTime): boolean {
  return at.hour === 0 && at.minute === 0;
}
