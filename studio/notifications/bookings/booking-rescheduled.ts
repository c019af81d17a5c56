import { button, type MailContent, small, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { tellDate } from '#studio/shared/format-time.ts';
import type { LessonMail } from './booking-email.ts';
import { hourBlock, lessonCalendar, lessonFacts, lessonWords, meetingLink } from './booking-email.ts';
import { tellHourShortly } from './format-session-time.ts';

export interface BookingMoved extends LessonMail {
  /** The hour it was moved from. `lesson` is the new one. */
  previousStart: Temporal.Instant;
  previousEnd: Temporal.Instant;
  manageUrl: string;
}

/** To the visitor: the new hour. The calendar file replaces the old appointment. */
export function bookingMoved(mail: BookingMoved): MailContent {
  const { language, letterhead, lesson } = mail;
  const words = lessonWords(mail);
  const day = lesson.start.toZonedDateTimeISO(letterhead.timeZone).toPlainDate();
  const hour = { start: mail.previousStart, end: mail.previousEnd };
  const previous = tellHourShortly(hour, letterhead.timeZone, language, lesson.visitorTimeZone);
  return writeLetter({
    letterhead,
    language,
    subject: words.moved.subject(tellDate(day, language)),
    headline: words.moved.headline,
    blocks: [
      text(words.hello(lesson.name)),
      hourBlock(lesson, letterhead.timeZone, language),
      text(words.moved.lead),
      lessonFacts(mail, [words.before, previous]),
      ...meetingLink(mail),
      button(words.manage, mail.manageUrl),
      small(words.keepLink),
    ],
    attachments: [lessonCalendar(mail, 'visitor')],
  });
}
