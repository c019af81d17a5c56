import { type CalendarEvent, calendarFile } from '#platform/calendar/ics.ts';
import type { MailAttachment } from '#platform/db/schema/messages.ts';
import { paymentDueRow, type SessionPayment } from '#studio/money/paid-bookings/session-payment.ts';
import { siteHost } from '#studio/shared/email/branding.ts';
import type { Reader } from '#studio/shared/email/edited-texts.ts';
import { type Block, button, type Fact, facts, links, text } from '#studio/shared/email/email-content.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatOtherZone, formatTime } from '#studio/shared/time/format-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { Tools, Writer } from '../define-email.ts';
import { everyConsultation, everySession } from './every-session.email.ts';
import type { Lesson } from './lesson.ts';
import { sessionLabels } from './session.messages.ts';

export interface AboutBooking {
  lesson: Lesson;
  /** DTSTAMP of the calendar file. */
  writtenAt: Temporal.Instant;
}

export type BookingEmail = AboutBooking & Writer;

export const sessionTexts = (mail: Reader & { lesson: Pick<Lesson, 'kind'> }) =>
  (mail.lesson.kind === 'consultation' ? everyConsultation : everySession).of(mail);

const labelsOf = ({ lesson, language }: BookingEmail) => sessionLabels[lesson.kind][language];

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
  if (lesson.place === 'studio') return branding.addressLines.join('\n') || labelsOf(mail).inTheStudio;
  return branding.meetingUrl ?? sessionTexts(mail).linkFollows;
}

export function bookingFacts(mail: BookingEmail, ...more: readonly Fact[]): Block {
  const { start, end, courseName, instructor, place } = mail.lesson;
  const minutes = Math.round(start.until(end).total('minutes'));
  const labels = labelsOf(mail);
  return facts(
    [labels.session, labels.sessionOf(courseName, minutes)],
    instructor ? [labels.taughtBy, instructor] : null,
    [place === 'online' ? labels.online : labels.where, placeOf(mail)],
    ...more,
  );
}

export interface Previous {
  previousStart: Temporal.Instant;
  previousEnd: Temporal.Instant;
}

export function previousFact(mail: BookingEmail & Previous, readerZone: string | null = null): Fact {
  const hour = { start: mail.previousStart, end: mail.previousEnd };
  return [labelsOf(mail).before, formatSessionTime(hour, { language: mail.language, readerZone })];
}

export function formatSessionTime(
  hour: { start: Temporal.Instant; end: Temporal.Instant },
  { language, readerZone }: { language: Language; readerZone: string | null },
): string {
  const local = formatTime(hour.start, { end: hour.end, zone: studioTimeZone, language });
  const other = formatOtherZone(hour.start, hour.end, { visitorZone: readerZone, language });
  const line = `${local.date}, ${local.hours}`;
  if (!other) return line;
  return `${line} (${other.date === local.date ? '' : `${other.date}, `}${other.hours})`;
}

/** What is still to be paid, in every email about the session. */
export function dueFact({ payment, language }: { payment: SessionPayment; language: Language }): Fact {
  const row = paymentDueRow(payment, language);
  return row && [row.label, row.value];
}

export interface DatedWords {
  words: { subject: (values: { date: string }) => string; lead: string };
}

/** What the visitor's emails about a session that takes place have in common. */
export function sessionContent(
  mail: BookingEmail & Tools & DatedWords & { manageUrl: string },
  {
    rows = [],
    next = null,
    below = [],
  }: { rows?: readonly Fact[]; next?: Block | null; below?: readonly (Block | null)[] } = {},
) {
  const { lesson, words } = mail;
  return {
    subject: words.subject({ date: mail.format.day(lesson.start) }),
    blocks: [
      mail.greet(lesson.name),
      hourBlock(lesson, mail),
      text(words.lead),
      next,
      bookingFacts(mail, ...rows),
      meetingLink(mail),
      button(sessionTexts(mail).manage, mail.manageUrl),
      ...below,
    ],
  };
}

export function meetingLink(mail: BookingEmail): Block | null {
  const { branding, lesson } = mail;
  if (lesson.place !== 'online' || !branding.meetingUrl) return null;
  return links({ label: sessionTexts(mail).join, href: branding.meetingUrl });
}

/**
 * The visitor is invited by email (REQUEST); what is downloaded and the owner's copy are published. The sequence
 * counts reschedules and the cancellation. No secret links: calendars are shared.
 */
export function bookingCalendar(
  mail: BookingEmail,
  reader: CalendarReader,
  isCancelled = false,
): MailAttachment {
  return calendarFile(bookingEvent(mail, reader, isCancelled), labelsOf(mail).calendarFile);
}

type CalendarReader = 'visitor' | 'owner' | 'download';

/** Several sessions in one file; they must be PUBLISH (RFC 5546 3.2.1). */
export function seriesCalendar(first: BookingEmail, ...more: readonly BookingEmail[]): MailAttachment {
  const [event, ...others] = [first, ...more].map((mail) => bookingEvent(mail, 'download', false));
  return calendarFile(event!, labelsOf(first).calendarFile, ...others);
}

function bookingEvent(mail: BookingEmail, reader: CalendarReader, isCancelled: boolean): CalendarEvent {
  const { branding, lesson } = mail;
  const labels = labelsOf(mail);
  const called = labels.called(lesson.courseName);
  return {
    method: methodOf(reader, isCancelled),
    isCancelled,
    uid: `${lesson.bookingId}@${siteHost(branding.siteUrl)}`,
    sequence: lesson.reschedules + (isCancelled ? 1 : 0),
    stampedAt: mail.writtenAt,
    start: lesson.start,
    end: lesson.end,
    summary:
      reader !== 'owner'
        ? `${called}, ${lesson.instructor ?? branding.coachName}`
        : `${called}, ${lesson.name}`,
    description: reader !== 'owner' ? labels.calendarNote : `${lesson.name}\n${lesson.email}`,
    location: placeOf(mail).replaceAll('\n', ', '),
    url: lesson.place === 'online' ? branding.meetingUrl : null,
    organizer: { name: branding.studioName, email: branding.email },
    attendee: reader === 'visitor' ? { name: lesson.name || lesson.email, email: lesson.email } : null,
  };
}

function methodOf(reader: 'visitor' | 'owner' | 'download', isCancelled: boolean): CalendarEvent['method'] {
  if (reader === 'download') return 'PUBLISH';
  if (isCancelled) return 'CANCEL';
  return reader === 'visitor' ? 'REQUEST' : 'PUBLISH';
}
