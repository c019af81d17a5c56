import { facts, type MailContent, text } from '#studio/email/email-content.ts';
import { writeLetter } from '#studio/email/render-email.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { type MoneyOutcome, moneyWords, tellMoney } from '../bookings/money-outcome.ts';
import { type OrderMail, orderWords } from '../orders/order-email.ts';

export interface ApplicationDeclined extends OrderMail {
  /** 'voided' while it was only authorised, 'refunded' after capture. */
  money: MoneyOutcome;
}

/** To the buyer: no seat this time, and what happens to the money. */
export function applicationDeclined(mail: ApplicationDeclined): MailContent {
  const { language, letterhead } = mail;
  const words = orderWords[language];
  return writeLetter({
    letterhead,
    language,
    subject: words.declined.subject(mail.description),
    headline: words.declined.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.declined.lead(mail.description)),
      text(tellMoney(mail.money, language)),
      facts([moneyWords[language].order, `${mail.orderNumber}, ${mail.description}`]),
    ],
  });
}
