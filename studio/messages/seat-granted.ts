import type { EditionDay } from '#platform/db/schema.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { bookingWords } from './lesson.ts';
import { facts, type MailContent, text } from './letter.ts';
import { moneyWords } from './money-outcome.ts';
import { type OrderMail, orderWords, tellDays } from './order-mail.ts';
import { withdrawLink } from './withdraw-link.ts';
import { writeLetter } from './write-letter.ts';

export interface SeatGranted extends OrderMail {
  days: readonly EditionDay[];
}

/** To the buyer: a paid seat in an edition that has its dates. */
export function seatGranted(mail: SeatGranted): MailContent {
  const { language, letterhead } = mail;
  const words = orderWords[language];
  return writeLetter({
    letterhead,
    language,
    subject: words.seat.subject(mail.description),
    headline: words.seat.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.seat.lead(mail.description)),
      facts(
        mail.days.length > 0 ? [words.days, tellDays(mail.days, letterhead.timeZone, language)] : null,
        letterhead.addressLines.length > 0
          ? [bookingWords[language].where, letterhead.addressLines.join('\n')]
          : null,
        [moneyWords[language].order, `${mail.orderNumber}, ${mail.description}`],
        [words.paid, formatMoney(mail.amount, language)],
      ),
      { kind: 'links', items: [withdrawLink(letterhead, language, mail.orderNumber)] },
    ],
  });
}
