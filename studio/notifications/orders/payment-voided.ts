import type { Branding } from '#studio/email/branding.ts';
import { button, type EmailContent, facts, text } from '#studio/email/email-content.ts';
import { renderEmail } from '#studio/email/render-email.ts';
import { orderStatusWords } from '#studio/orders/order-status.messages.ts';
import { formatDate } from '#studio/shared/format-time.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import { bookingWords } from '../bookings/booking-email.ts';
import { describeMoneyOutcome, moneyWords } from '../bookings/money-outcome.ts';

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
  const words = moneyWords[language];
  return renderEmail({
    branding,
    language,
    subject: words.void.subject,
    headline: words.void.headline,
    blocks: [
      text(bookingWords[language].hello(mail.name)),
      text(describeMoneyOutcome({ kind: 'voided', amount: mail.amount }, language)),
      ...(mail.seatAwaits ? [text(words.void.seatAwaits)] : []),
      ...(mail.seatKeptUntil ? [text(words.void.seatKept(formatDate(mail.seatKeptUntil, language)))] : []),
      ...(mail.reservedGoods
        ? [
            text(words.void.reservedGoods(formatDate(mail.reservedGoods.until, language))),
            button(words.void.pay, mail.reservedGoods.payUrl),
          ]
        : []),
      facts(
        [words.order, `${mail.orderNumber}, ${mail.description}`],
        [words.amount, formatMoney(mail.amount, language)],
        [words.status, orderStatusWords[language].cancelled],
      ),
    ],
  });
}
