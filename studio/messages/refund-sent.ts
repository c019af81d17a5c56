import type { Language } from '#studio/shared/language.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import { bookingWords } from './lesson.ts';
import { facts, type MailContent, text } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { moneyWords, tellMoney } from './money-outcome.ts';
import { writeLetter } from './write-letter.ts';

export interface RefundSent {
  letterhead: Letterhead;
  language: Language;
  name: string;
  orderNumber: string;
  amount: Money;
  /** What was bought, in the buyer's language. */
  description: string;
}

/** To the buyer, when the provider has accepted the refund. */
export function refundSent(mail: RefundSent): MailContent {
  const { language, letterhead } = mail;
  const words = moneyWords[language];
  const amount = formatMoney(mail.amount, language);
  return writeLetter({
    letterhead,
    language,
    subject: words.refund.subject(amount),
    headline: words.refund.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(tellMoney({ kind: 'refunded', amount: mail.amount }, language)),
      facts([words.order, `${mail.orderNumber}, ${mail.description}`], [words.amount, amount]),
    ],
  });
}
