import { button, type MailContent, small, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { tellDate, tellInstant } from '#studio/shared/format-time.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import { hourBlock, type LessonMail, lessonFacts, lessonWords } from './booking-email.ts';
import { da, en } from './booking-payment-due.messages.ts';

const toPayWords = { en, da };

export interface BookingToPay extends LessonMail {
  price: Money;
  /** The hour is kept until then. */
  payUntil: Temporal.Instant;
  /** The secret address where it is paid. */
  payUrl: string;
}

/** To somebody for whom the owner keeps an hour: what it costs, until when, and the way to pay. */
export function bookingToPay(mail: BookingToPay): MailContent {
  const { language, letterhead, lesson } = mail;
  const words = toPayWords[language];
  const day = lesson.start.toZonedDateTimeISO(letterhead.timeZone).toPlainDate();
  const until = tellInstant(mail.payUntil, letterhead.timeZone, language);
  return writeLetter({
    letterhead,
    language,
    subject: words.subject(tellDate(day, language)),
    headline: words.headline,
    blocks: [
      text(lessonWords(mail).hello(lesson.name)),
      hourBlock(lesson, letterhead.timeZone, language),
      text(words.lead(letterhead.coachName, until)),
      lessonFacts(mail, [words.price, formatMoney(mail.price, language)]),
      button(words.button, mail.payUrl),
      small(lessonWords(mail).keepLink),
    ],
  });
}
