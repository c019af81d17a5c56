import { type CalendarEvent, calendarFile } from '#platform/calendar/ics.ts';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';
import { type Branding, siteHost } from '#studio/shared/email/branding.ts';
import { type Block, facts } from '#studio/shared/email/email-content.ts';
import { formatOtherZone, formatTime } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { sessionTexts } from '../texts/booking-texts.ts';

export interface Lesson {
  bookingId: string;
  kind: SlotKind;
  courseName: string;
  name: string;
  email: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** IANA zone reported by the browser. */
  visitorTimeZone: string | null;
  /** The visitor's choice, else the owner's default. */
  place: 'online' | 'studio';
  reschedules: number;
  /** Who teaches it; null: the coach. */
  instructor?: string | null;
}

export interface BookingEmail {
  branding: Branding;
  language: Language;
  lesson: Lesson;
  /** DTSTAMP of the calendar file. */
  writtenAt: Temporal.Instant;
}

export function bookingPath({ kind }: Pick<Lesson, 'kind'>): string {
  return kind === 'consultation' ? '/consultation' : '/private-coaching/book';
}

export function hourBlock(
  hour: Pick<Lesson, 'start' | 'end' | 'visitorTimeZone'>,
  { language, isOver = false }: { language: Language; isOver?: boolean },
): Block {
  const local = formatTime(hour.start, { end: hour.end, zone: studioTimeZone, language });
  const other = formatOtherZone(hour.start, hour.end, {
    visitorZone: hour.visitorTimeZone,
    language,
  });
  if (!other) return { kind: 'hour', date: local.date, clocks: [local.hours], isOver };
  const otherDay = other.date === local.date ? '' : `${other.date} `;
  return { kind: 'hour', date: local.date, clocks: [local.hours, `${otherDay}${other.hours}`], isOver };
}

export function placeOf(mail: BookingEmail): string {
  const { branding, lesson } = mail;
  const words = sessionTexts(mail);
  if (lesson.place === 'studio') return branding.addressLines.join('\n') || words.inTheStudio;
  return branding.meetingUrl ?? words.linkFollows(branding.coachName);
}

export function bookingFacts(
  mail: BookingEmail,
  ...more: ReadonlyArray<readonly [string, string] | null>
): Block {
  const { start, end, courseName } = mail.lesson;
  const minutes = Math.round(start.until(end).total('minutes'));
  const words = sessionTexts(mail);
  return facts(
    [words.session, words.sessionOf(courseName, minutes)],
    mail.lesson.instructor ? [words.taughtBy, mail.lesson.instructor] : null,
    [mail.lesson.place === 'online' ? words.online : words.where, placeOf(mail)],
    ...more,
  );
}

export function meetingLink(mail: BookingEmail): Block[] {
  const { branding, lesson } = mail;
  if (lesson.place !== 'online' || !branding.meetingUrl) return [];
  return [{ kind: 'links', items: [{ label: sessionTexts(mail).join, href: branding.meetingUrl }] }];
}

/**
 * The visitor is invited (REQUEST), the owner's copy is published. The sequence counts reschedules and the
 * cancellation. No secret links: calendars are shared.
 */
export function bookingCalendar(
  mail: BookingEmail,
  reader: 'visitor' | 'owner',
  isCancelled = false,
): MailAttachment {
  const { branding, lesson } = mail;
  const words = sessionTexts(mail);
  const called = words.called(lesson.courseName);
  const event: CalendarEvent = {
    method: isCancelled ? 'CANCEL' : reader === 'visitor' ? 'REQUEST' : 'PUBLISH',
    uid: `${lesson.bookingId}@${siteHost(branding.siteUrl)}`,
    sequence: lesson.reschedules + (isCancelled ? 1 : 0),
    stampedAt: mail.writtenAt,
    start: lesson.start,
    end: lesson.end,
    summary:
      reader === 'visitor'
        ? `${called}, ${lesson.instructor ?? branding.coachName}`
        : `${called}, ${lesson.name}`,
    description: reader === 'visitor' ? words.calendarNote : `${lesson.name}\n${lesson.email}`,
    location: placeOf(mail).replaceAll('\n', ', '),
    url: lesson.place === 'online' ? branding.meetingUrl : null,
    organizer: { name: branding.studioName, email: branding.email },
    attendee: reader === 'visitor' ? { name: lesson.name || lesson.email, email: lesson.email } : null,
  };
  return calendarFile(event, words.calendarFile);
}
