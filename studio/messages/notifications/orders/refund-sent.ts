import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import type { OrderStatus } from '#studio/money/orders/order-status.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import { type EmailContent, facts, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import { describeMoneyOutcome } from '../bookings/money-outcome.ts';
import { moneyTexts } from '../texts/booking-texts.ts';

export interface RefundSent {
  branding: Branding;
  language: Language;
  name: string;
  orderNumber: string;
  amount: Money;
  description: string;
  isManual?: boolean;
  isToGiftCard?: boolean;
  status: OrderStatus;
}

export function refundSent(mail: RefundSent): EmailContent {
  const { language, branding } = mail;
  const words = moneyTexts.of(mail);
  const amount = formatMoney(mail.amount, language);
  return renderEmail({
    branding,
    language,
    subject: words.refund.subject(amount),
    headline: words.refund.headline,
    blocks: [
      greeting(mail, mail.name),
      text(
        describeMoneyOutcome(
          {
            kind: 'refunded',
            amount: mail.amount,
            isManual: mail.isManual ?? false,
            ...(mail.isToGiftCard ? { toGiftCard: mail.amount } : {}),
          },
          mail,
        ),
      ),
      facts(
        [words.order, `${mail.orderNumber}, ${mail.description}`],
        [words.amount, amount],
        [words.status, orderStatusWords[language][mail.status]],
      ),
    ],
  });
}
