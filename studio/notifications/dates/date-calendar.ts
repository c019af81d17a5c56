import type { CalendarEvent } from '#platform/calendar/ics.ts';
import { calendarFile } from '#platform/calendar/ics.ts';
import type { DateDay } from '#platform/db/schema/catalogue.ts';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import { hoursOf } from '#studio/dates/date-input.ts';
import { type Branding, siteHost } from '#studio/email/branding.ts';
import type { Language } from '#studio/shared/language.ts';
import { da, en } from './date.messages.ts';

export const dateTexts = { en, da };

/** A date as the mails to its participants need it. */
export interface DateFacts {
  id: string;
  /** Counts up with every change; the calendar file's sequence. */
  version: number;
  days: readonly DateDay[];
  /** Null: in the studio. */
  place: string | null;
}

/** Where a date takes place: the owner's words, else the studio's address. */
export function datePlace(place: string | null, branding: Branding, language: Language): string {
  return place ?? (branding.addressLines.join('\n') || dateTexts[language].inTheStudio);
}

/**
 * A date's days for a calendar, one appointment each: the first day is the same appointment for as long as the
 * date lives, whatever date it moves to, and so is every other. `daysBefore`: days that were there and are no more are
 * taken away. One file with several appointments can only be shown (PUBLISH, RFC 5546 3.2.1), not invite. Null: no days.
 */
export function dateCalendar(
  { branding, language, writtenAt }: { branding: Branding; language: Language; writtenAt: Temporal.Instant },
  date: DateFacts,
  title: string,
  daysBefore: readonly DateDay[] = [],
): MailAttachment | null {
  const words = dateTexts[language];
  const gone = daysBefore.slice(date.days.length);
  const all = [...date.days, ...gone];
  const [first, ...more] = all.map(
    (day, at): CalendarEvent => ({
      method: at < date.days.length ? 'PUBLISH' : 'CANCEL',
      uid: `${date.id}-${at + 1}@${siteHost(branding.siteUrl)}`,
      sequence: date.version,
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
