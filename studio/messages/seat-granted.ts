import { formatMoney } from '#studio/shared/money.ts';
import { type EditionFacts, editionCalendar } from './edition-calendar.ts';
import { bookingWords } from './lesson.ts';
import { facts, type MailContent, text } from './letter.ts';
import { moneyWords } from './money-outcome.ts';
import { type OrderMail, orderWords } from './order-mail.ts';
import { seatFacts } from './seat-facts.ts';
import { withdrawLink } from './withdraw-link.ts';
import { writeLetter } from './write-letter.ts';

export interface SeatGranted extends OrderMail {
  /** Null, or without days: its dates are not set. */
  edition: EditionFacts | null;
  /** The world's clock when the mail is written; stamps the calendar file. */
  writtenAt: Temporal.Instant;
}

/** To the buyer: a paid seat in an edition that has its dates, with these for the calendar. */
export function seatGranted(mail: SeatGranted): MailContent {
  const { language, letterhead } = mail;
  const words = orderWords[language];
  const calendar = mail.edition && editionCalendar(mail, mail.edition, mail.description);
  return writeLetter({
    letterhead,
    language,
    subject: words.seat.subject(mail.description),
    headline: words.seat.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.seat.lead(mail.description)),
      facts(
        ...seatFacts(mail.edition, letterhead, language),
        [moneyWords[language].order, `${mail.orderNumber}, ${mail.description}`],
        [words.paid, formatMoney(mail.amount, language)],
      ),
      { kind: 'links', items: [withdrawLink(letterhead, language, mail.orderNumber)] },
    ],
    attachments: calendar ? [calendar] : [],
  });
}
