import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Money } from '#studio/shared/money.ts';
import { orderTexts } from '../texts/order-texts.ts';
import type { OrderMail } from './order-email.ts';
import { lineRow, type ReceiptLine, vatRow } from './order-receipt.ts';
import { withdrawLink } from './withdraw-link.ts';

export interface OrderDispatched extends OrderMail {
  receiptNumber: number | null;
  lines: readonly ReceiptLine[];
  tracking: { carrier: string; number: string; url: string };
  orderUrl: string;
  /** What is still to be confirmed by the buyer; null: all sent. */
  rest: { amount: Money; until: Temporal.PlainDate } | null;
}

export function orderDispatched(mail: OrderDispatched): EmailContent {
  const { language, branding, lines, tracking } = mail;
  const format = formats[language];
  const { currency } = mail.amount;
  const words = orderTexts.of(mail);
  const rates = [...new Set(lines.map((line) => line.vatRatePermille))].sort((a, b) => b - a);
  const { dispatched } = words;
  return renderEmail({
    branding,
    language,
    subject: dispatched.subject(mail.orderNumber),
    headline: dispatched.headline,
    blocks: [
      greeting(mail, mail.name),
      text(dispatched.lead(format.money(mail.amount))),
      facts(
        tracking.carrier ? [dispatched.carrier, tracking.carrier] : null,
        tracking.number ? [dispatched.tracking, tracking.number] : null,
        mail.receiptNumber === null ? null : [words.receipt.number, String(mail.receiptNumber)],
        [words.receipt.order, mail.orderNumber],
      ),
      ...(tracking.url ? [button(dispatched.track, tracking.url)] : []),
      facts(
        ...lines.map((line) => lineRow(line, currency, language)),
        [words.receipt.total, format.money(mail.amount)],
        ...rates.map((rate) => vatRow(lines, { permille: rate, currency, language })),
      ),
      ...(mail.rest
        ? [text(dispatched.rest(format.money(mail.rest.amount), format.day(mail.rest.until)))]
        : []),
      button(mail.rest ? dispatched.payRest : words.receipt.open, mail.orderUrl),
      text(words.withdrawal.goods),
      {
        kind: 'links',
        items: [withdrawLink(branding, language, mail.orderNumber)],
      },
      small(words.receipt.keepLink),
    ],
  });
}
