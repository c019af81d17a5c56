import { siteAddress } from '#studio/email/branding.ts';
import { button, type MailContent, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { tellDate } from '#studio/shared/format-time.ts';
import type { LessonMail } from './booking-email.ts';
import { bookingPath, hourBlock, lessonCalendar, lessonFacts, lessonWords } from './booking-email.ts';
import { type MoneyOutcome, tellMoney } from './money-outcome.ts';

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
