import { button, type MailContent, small, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { tellDate } from '#studio/shared/format-time.ts';
import type { LessonMail } from './booking-email.ts';
import { hourBlock, lessonFacts, lessonWords, meetingLink } from './booking-email.ts';

export interface BookingReminder extends LessonMail {
  manageUrl: string;
}

/** To the visitor, a day before. No calendar file: theirs has the hour already, and may hold their own notes. */
export function bookingReminder(mail: BookingReminder): MailContent {
  const { language, letterhead, lesson } = mail;
  const words = lessonWords(mail);
  const day = lesson.start.toZonedDateTimeISO(letterhead.timeZone).toPlainDate();
  return writeLetter({
    letterhead,
    language,
    subject: words.reminder.subject(tellDate(day, language)),
    headline: words.reminder.headline,
    blocks: [
      text(words.hello(lesson.name)),
      hourBlock(lesson, letterhead.timeZone, language),
      text(words.reminder.lead),
      lessonFacts(mail),
      ...meetingLink(mail),
      button(words.manage, mail.manageUrl),
      small(words.keepLink),
    ],
  });
}
