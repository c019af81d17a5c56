import { type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { MoneyOutcome } from '#studio/shared/money-outcome.ts';
import { describeMoneyOutcome } from '../bookings/money-outcome.ts';
import type { OrderMail } from '../orders/order-email.ts';
import { moneyTexts } from '../texts/booking-texts.ts';
import { orderTexts } from '../texts/order-texts.ts';
import { personalLineBlocks, type WithPersonalLine } from './personal-line.ts';

export interface ApplicationDeclined extends OrderMail, WithPersonalLine {
  /** 'voided' while only authorised, 'refunded' after capture. */
  money: MoneyOutcome;
}

export function applicationDeclined(mail: ApplicationDeclined): EmailContent {
  const { language, branding } = mail;
  const words = orderTexts.of(mail);
  return renderEmail({
    branding,
    language,
    subject: words.declined.subject(mail.description),
    headline: words.declined.headline,
    blocks: [
      greeting(mail, mail.name),
      text(words.declined.lead(mail.description)),
      ...personalLineBlocks(mail),
      text(describeMoneyOutcome(mail.money, mail)),
      facts([moneyTexts.of(mail).order, `${mail.orderNumber}, ${mail.description}`]),
    ],
  });
}
