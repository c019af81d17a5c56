import { tellDate } from '#studio/shared/tell-time.ts';
import type { LessonMail } from './lesson.ts';
import { hourBlock, lessonFacts, lessonWords, meetingLink } from './lesson.ts';
import { button, type MailContent, small, text } from './letter.ts';
import { writeLetter } from './write-letter.ts';

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
