import { type EmailContent, facts, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { describeMoneyOutcome, moneyWords } from '../bookings/money-outcome.ts';
import { type OrderMail, orderWords } from '../orders/order-email.ts';

export interface ApplicationDeclined extends OrderMail {
  /** 'voided' while only authorised, 'refunded' after capture. */
  money: MoneyOutcome;
}

export function applicationDeclined(mail: ApplicationDeclined): EmailContent {
  const { language, branding } = mail;
  const words = orderWords[language];
  return renderEmail({
    branding,
    language,
    subject: words.declined.subject(mail.description),
    headline: words.declined.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(words.declined.lead(mail.description)),
      text(describeMoneyOutcome(mail.money, language)),
      facts([moneyWords[language].order, `${mail.orderNumber}, ${mail.description}`]),
    ],
  });
}
