import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { describeMoneyOutcome } from '../bookings/money-outcome.ts';
import { moneyTexts } from '../texts/booking-texts.ts';

export interface PaymentVoided {
  branding: Branding;
  language: Language;
  name: string;
  orderNumber: string;
  description: string;
  amount: Money;
  /** Null: the seat is released too. */
  seatKeptUntil: Temporal.PlainDate | null;
  reservedGoods?: { until: Temporal.PlainDate; payUrl: string } | null;
  /** The seat depends on the application. */
  seatAwaits?: boolean;
}

export function paymentVoided(mail: PaymentVoided): EmailContent {
  const { language, branding } = mail;
  const words = moneyTexts.of(mail);
  return renderEmail({
    branding,
    language,
    subject: words.void.subject,
    headline: words.void.headline,
    blocks: [
      greeting(mail, mail.name),
      text(describeMoneyOutcome({ kind: 'voided', amount: mail.amount }, mail)),
      ...(mail.seatAwaits ? [text(words.void.seatAwaits)] : []),
      ...(mail.seatKeptUntil ? [text(words.void.seatKept(formats[language].day(mail.seatKeptUntil)))] : []),
      ...(mail.reservedGoods
        ? [
            text(words.void.reservedGoods(formats[language].day(mail.reservedGoods.until))),
            button(words.void.pay, mail.reservedGoods.payUrl),
          ]
        : []),
      facts(
        [words.order, `${mail.orderNumber}, ${mail.description}`],
        [words.amount, formats[language].money(mail.amount)],
        [words.status, orderStatusWords[language].cancelled],
      ),
    ],
  });
}
