import { tellDate } from '#studio/shared/tell-time.ts';
import type { LessonMail } from './lesson.ts';
import { bookingPath, hourBlock, lessonCalendar, lessonFacts, lessonWords } from './lesson.ts';
import { button, type MailContent, text } from './letter.ts';
import { siteAddress } from './letterhead.ts';
import { type MoneyOutcome, tellMoney } from './money-outcome.ts';
import { writeLetter } from './write-letter.ts';

export interface BookingCancelled extends LessonMail {
  money: MoneyOutcome;
}

/** To the visitor: the hour is given back, and what happens to the money. */
export function bookingCancelled(mail: BookingCancelled): MailContent {
  const { language, letterhead, lesson } = mail;
  const words = lessonWords(mail);
  const day = lesson.start.toZonedDateTimeISO(letterhead.timeZone).toPlainDate();
  return writeLetter({
    letterhead,
    language,
    subject: words.cancelled.subject(tellDate(day, language)),
    headline: words.cancelled.headline,
    blocks: [
      text(words.hello(lesson.name)),
      hourBlock(lesson, letterhead.timeZone, language, true),
      text(words.cancelled.lead),
      ...(lesson.kind === 'session' ? [text(tellMoney(mail.money, language))] : []),
      lessonFacts(mail),
      button(words.cancelled.again, siteAddress(letterhead, bookingPath(lesson), language)),
    ],
    attachments: [lessonCalendar(mail, 'visitor', true)],
  });
}
