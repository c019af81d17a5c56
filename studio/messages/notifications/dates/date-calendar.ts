import { type CalendarEvent, calendarFile } from '#platform/calendar/ics.ts';
import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import { hoursOf } from '#studio/calendar/dates/date-input.ts';
import { type Branding, siteHost } from '#studio/shared/email/branding.ts';
import type { Language } from '#studio/shared/language.ts';
import { dateMessages } from './date.messages.ts';

export interface DateFacts {
  id: string;
  version: number;
  days: readonly DateDay[];
  place: string | null;
  /** Of a term, whose days are dates of their own, in order. */
  dates?: ReadonlyArray<{ id: string; version: number }>;
}

/** The date's own place, else the studio's address. */
export function datePlace(place: string | null, branding: Branding, language: Language): string {
  return place ?? (branding.addressLines.join('\n') || dateMessages[language].inTheStudio);
}

/**
 * One event per day with a stable UID, so that changes update it; `daysBefore` are cancelled. Several events
 * in one file must be PUBLISH (RFC 5546 3.2.1). Null: no days.
 */
export function dateCalendar(
  { branding, language, writtenAt }: { branding: Branding; language: Language; writtenAt: Temporal.Instant },
  { date, title, daysBefore = [] }: { date: DateFacts; title: string; daysBefore?: readonly DateDay[] },
): MailAttachment | null {
  const words = dateMessages[language];
  const gone = daysBefore.slice(date.days.length);
  const all = [...date.days, ...gone];
  const [first, ...more] = all.map(
    (day, at): CalendarEvent => ({
      method: at < date.days.length ? 'PUBLISH' : 'CANCEL',
      uid: `${date.dates?.[at] ? `${date.dates[at].id}-1` : `${date.id}-${at + 1}`}@${siteHost(branding.siteUrl)}`,
      sequence: date.dates?.[at]?.version ?? date.version,
      stampedAt: writtenAt,
      ...hoursOf(day),
      summary: `${title}${words.day(at + 1, Math.max(date.days.length, at + 1))}`,
      description: branding.studioName,
      location: datePlace(date.place, branding, language).replaceAll('\n', ', '),
      url: null,
      organizer: { name: branding.studioName, email: branding.email },
      attendee: null,
    }),
  );
  return first ? calendarFile(first, words.calendarFile, ...more) : null;
}
