import { type CalendarEvent, calendarFile } from '#platform/calendar/ics.ts';
import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import { hoursOf } from '#studio/calendar/dates/date-input.ts';
import { siteHost } from '#studio/shared/email/branding.ts';
import type { Fact } from '#studio/shared/email/email-content.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioCity } from '#studio/shared/time/time-zone.ts';
import type { Writer } from '../define-email.ts';
import { dateLabels } from './date.messages.ts';

export interface DateFacts {
  id: string;
  version: number;
  days: readonly DateDay[];
  place: string | null;
  /** Of a term, whose days are dates of their own, in order. */
  dates?: ReadonlyArray<{ id: string; version: number }>;
}

/** The date's own place, else the studio's address. */
export function datePlace(place: string | null, { branding, language }: Writer): string {
  return place ?? (branding.addressLines.join('\n') || dateLabels[language].inTheStudio);
}

export function formatDays(days: readonly DateDay[], language: Language): string {
  const { day, time } = formats[language];
  const hours = ({ from, to }: DateDay) => `${time(from)} ${dateLabels[language].to} ${time(to)}`;
  return days.map((one) => `${day(one.date)}, ${hours(one)}, ${studioCity[language]}`).join('\n');
}

export function seatFacts(mail: Writer, date: DateFacts | null): Fact[] {
  if (!date) return [];
  const labels = dateLabels[mail.language];
  return [
    date.days.length > 0 ? [labels.dates, formatDays(date.days, mail.language)] : null,
    [labels.where, datePlace(date.place, mail)],
  ];
}

/**
 * One event per day with a stable UID, so that changes update it; `daysBefore` are cancelled. Several events
 * in one file must be PUBLISH (RFC 5546 3.2.1). Null: no days.
 */
export function dateCalendar(
  mail: Writer & { writtenAt: Temporal.Instant },
  { date, title, daysBefore = [] }: { date: DateFacts; title: string; daysBefore?: readonly DateDay[] },
): MailAttachment | null {
  const { branding } = mail;
  const labels = dateLabels[mail.language];
  const gone = daysBefore.slice(date.days.length);
  const all = [...date.days, ...gone];
  const [first, ...more] = all.map(
    (day, at): CalendarEvent => ({
      method: at < date.days.length ? 'PUBLISH' : 'CANCEL',
      uid: `${date.dates?.[at] ? `${date.dates[at].id}-1` : `${date.id}-${at + 1}`}@${siteHost(branding.siteUrl)}`,
      sequence: date.dates?.[at]?.version ?? date.version,
      stampedAt: mail.writtenAt,
      ...hoursOf(day),
      summary: `${title}${labels.day(at + 1, Math.max(date.days.length, at + 1))}`,
      description: branding.studioName,
      location: datePlace(date.place, mail).replaceAll('\n', ', '),
      url: null,
      organizer: { name: branding.studioName, email: branding.email },
      attendee: null,
    }),
  );
  return first ? calendarFile(first, labels.calendarFile, ...more) : null;
}
