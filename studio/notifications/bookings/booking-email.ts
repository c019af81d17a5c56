import type { CalendarEvent } from '#platform/calendar/ics.ts';
import { calendarFile } from '#platform/calendar/ics.ts';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import { type Branding, siteHost } from '#studio/email/branding.ts';
import type { Block } from '#studio/email/email-content.ts';
import { facts } from '#studio/email/email-content.ts';
import { formatOtherZone, formatTime } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { da, en } from './booking.messages.ts';
import { da as daConsultation, en as enConsultation } from './consultation.messages.ts';

/** A booked hour as every mail about it needs it. */
export interface Lesson {
  bookingId: string;
  kind: SlotKind;
  courseName: string;
  /** The visitor's; '' in emails to an address that is not confirmed. */
  name: string;
  email: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** IANA zone the visitor's browser told; null when it told none. */
  visitorTimeZone: string | null;
  /** Already decided: the visitor's wish, else the owner's default. */
  place: 'online' | 'studio';
  /** How often the booking has been moved. */
  moves: number;
}

/** What every mail about an hour is written from. */
export interface BookingEmail {
  branding: Branding;
  /** The reader's. */
  language: Language;
  lesson: Lesson;
  /** The world's clock when the mail is written; stamps the calendar file. */
  writtenAt: Temporal.Instant;
}

export const bookingWords = { en, da };
const consultationWords = { en: enConsultation, da: daConsultation };

/** The words for this lesson, in the reader's language. */
export function bookingEmailTexts({
  language,
  lesson,
}: Pick<BookingEmail, 'language' | 'lesson'>): typeof en {
  return (lesson.kind === 'consultation' ? consultationWords : bookingWords)[language];
}

/** Where one like it is booked. */
export function bookingPath({ kind }: Pick<Lesson, 'kind'>): string {
  return kind === 'consultation' ? '/consultation' : '/private-coaching/book';
}

/** The hour on the studio's clock and, where it differs, on the visitor's. */
export function hourBlock(
  hour: Pick<Lesson, 'start' | 'end' | 'visitorTimeZone'>,
  studioZone: string,
  language: Language,
  isOver = false,
): Block {
  const told = formatTime(hour.start, hour.end, studioZone, language);
  const other = formatOtherZone(hour.start, hour.end, studioZone, hour.visitorTimeZone, language);
  if (!other) return { kind: 'hour', date: told.date, clocks: [told.hours], isOver };
  const otherDay = other.date === told.date ? '' : `${other.date} `;
  return { kind: 'hour', date: told.date, clocks: [told.hours, `${otherDay}${other.hours}`], isOver };
}

/** Where the lesson is: the address, the meeting link, or the promise of one. */
export function placeOf(mail: BookingEmail): string {
  const { branding, lesson } = mail;
  const words = bookingEmailTexts(mail);
  if (lesson.place === 'studio') return branding.addressLines.join('\n') || words.inTheStudio;
  return branding.meetingUrl ?? words.linkFollows(branding.coachName);
}

export function bookingFacts(
  mail: BookingEmail,
  ...more: ReadonlyArray<readonly [string, string] | null>
): Block {
  const { start, end, courseName } = mail.lesson;
  const minutes = Math.round(start.until(end).total('minutes'));
  const words = bookingEmailTexts(mail);
  return facts(
    [words.session, words.sessionOf(courseName, minutes)],
    [mail.lesson.place === 'online' ? words.online : words.where, placeOf(mail)],
    ...more,
  );
}

/** A link to the meeting, where there is one to press. */
export function meetingLink(mail: BookingEmail): Block[] {
  const { branding, lesson } = mail;
  if (lesson.place !== 'online' || !branding.meetingUrl) return [];
  return [{ kind: 'links', items: [{ label: bookingEmailTexts(mail).join, href: branding.meetingUrl }] }];
}

/**
 * The lesson for a calendar. The visitor is invited (REQUEST); the owner, whose lesson it is, gets it published.
 * The sequence counts moves, and a cancellation is one more. No secret link: calendars are shared.
 */
export function bookingCalendar(
  mail: BookingEmail,
  reader: 'visitor' | 'owner',
  isCancelled = false,
): MailAttachment {
  const { branding, lesson } = mail;
  const words = bookingEmailTexts(mail);
  const called = words.called(lesson.courseName);
  const event: CalendarEvent = {
    method: isCancelled ? 'CANCEL' : reader === 'visitor' ? 'REQUEST' : 'PUBLISH',
    uid: `${lesson.bookingId}@${siteHost(branding.siteUrl)}`,
    sequence: lesson.moves + (isCancelled ? 1 : 0),
    stampedAt: mail.writtenAt,
    start: lesson.start,
    end: lesson.end,
    summary: reader === 'visitor' ? `${called}, ${branding.coachName}` : `${called}, ${lesson.name}`,
    description: reader === 'visitor' ? words.calendarNote : `${lesson.name}\n${lesson.email}`,
    location: placeOf(mail).replaceAll('\n', ', '),
    url: lesson.place === 'online' ? branding.meetingUrl : null,
    organizer: { name: branding.studioName, email: branding.email },
    attendee: reader === 'visitor' ? { name: lesson.name || lesson.email, email: lesson.email } : null,
  };
  return calendarFile(event, words.calendarFile);
}
