import type { EditionDay } from '#platform/db/schema.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { bookingWords } from './lesson.ts';
import { facts, type MailContent, text } from './letter.ts';
import { moneyWords } from './money-outcome.ts';
import { type OrderMail, orderWords, tellDays } from './order-mail.ts';
import { withdrawLink } from './withdraw-link.ts';
import { writeLetter } from './write-letter.ts';

export interface ApplicationAccepted extends OrderMail {
  days: readonly EditionDay[];
}

/** To the buyer: the owner accepted, and the reserved amount has been captured. */
export function applicationAccepted(mail: ApplicationAccepted): MailContent {
  const { language, letterhead } = mail;
  const words = orderWords[language];
  const amount = formatMoney(mail.amount, language);
  return writeLetter({
    letterhead,
    language,
    subject: words.accepted.subject(mail.description),
    headline: words.accepted.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.accepted.lead(mail.description)),
      text(words.accepted.taken(amount)),
      facts(
        [moneyWords[language].order, `${mail.orderNumber}, ${mail.description}`],
        [words.paid, amount],
        mail.days.length > 0 ? [words.days, tellDays(mail.days, letterhead.timeZone, language)] : null,
      ),
      { kind: 'links', items: [withdrawLink(letterhead, language, mail.orderNumber)] },
    ],
  });
}
