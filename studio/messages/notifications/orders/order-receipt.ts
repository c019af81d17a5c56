import { orderStatusWords } from '#studio/money/orders/order-status.messages.ts';
import type { OrderStatus } from '#studio/money/orders/order-status.ts';
import type { ReceiptContent } from '#studio/money/orders/receipts.store.ts';
import { manualMethodWords } from '#studio/money/payments/manual-method.messages.ts';
import { type Branding, siteAddress } from '#studio/shared/email/branding.ts';
import { button, type EmailContent, facts, small, text } from '#studio/shared/email/email-content.ts';
import { greeting } from '#studio/shared/email/every-email.ts';
import { renderEmail } from '#studio/shared/email/render-email.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Currency } from '#studio/shared/money.ts';
import { orderTexts } from '../texts/order-texts.ts';
import { orderMessages } from './order.messages.ts';
import { withdrawLink } from './withdraw-link.ts';

export interface ReceiptLine {
  description: string;
  quantity: number;
  totalMinor: number;
  /** 250 is 25 %; 0 is exempt. */
  vatRatePermille: number;
  vatMinor: number;
  isVoucher?: boolean;
}

export interface OrderReceipt {
  branding: Branding;
  language: Language;
  name: string;
  orderNumber: string;
  receiptNumber: number | null;
  issuedAt: Temporal.Instant;
  currency: Currency;
  lines: readonly ReceiptLine[];
  discountMinor?: number;
  giftCardMinor?: number;
  /** Terms accepted at checkout, verbatim. */
  accepted: readonly string[];
  /** The order's version of the terms ('en-1'). */
  termsVersion: string;
  withdrawal: 'goods' | 'service' | 'credit' | 'digital' | 'dated' | 'none';
  orderUrl: string;
  /** One line each; empty: nothing is shipped. */
  deliveredTo: readonly string[];
  status: OrderStatus;
  paidBy?: ReceiptContent['paidBy'] | null;
  /** ISO date; absent: paid at the session. */
  receivedOn?: string | null;
  plan?: ReceiptContent['plan'] | null;
  /** Only authorised: the receipt follows with the goods. */
  isReserved?: boolean;
}

export function vatRow(
  lines: readonly ReceiptLine[],
  { permille, currency, language }: { permille: number; currency: Currency; language: Language },
) {
  const format = formats[language];
  const words = orderMessages[language].receipt;
  if (permille === 0) {
    const isVoucher = lines.some((line) => line.vatRatePermille === 0 && line.isVoucher);
    return [words.vatFree, isVoucher ? words.voucherVat : words.noVat] as const;
  }
  const vatMinor = lines
    .filter((line) => line.vatRatePermille === permille)
    .reduce((sum, line) => sum + line.vatMinor, 0);
  const percent = format.amount(permille * 10);
  return [words.vat(percent), format.money({ amountMinor: vatMinor, currency })] as const;
}

export function lineRow(line: ReceiptLine, currency: Currency, language: Language) {
  const label = line.quantity === 1 ? line.description : `${line.quantity} × ${line.description}`;
  return [label, formats[language].money({ amountMinor: line.totalMinor, currency })] as const;
}

/** The accepted version; orders without one link to the current terms. */
function termsPath(version: string): string {
  return /^(da|en)-\d+$/.test(version) ? `/terms-of-service?version=${version}` : '/terms-of-service';
}

function planRows({ plan, currency, language }: OrderReceipt) {
  const format = formats[language];
  if (!plan) return [];
  const words = orderMessages[language].receipt;
  const money = format.moneyIn(currency);
  return [
    [words.price(plan.count), money(plan.totalMinor)] as const,
    ...plan.due.map(({ amountMinor, dueOn }) => [words.due(format.day(dueOn)), money(amountMinor)] as const),
  ];
}

function giftCardRows({ giftCardMinor = 0, currency, language }: OrderReceipt, totalMinor: number) {
  if (giftCardMinor === 0) return [];
  const words = orderMessages[language].receipt;
  const money = formats[language].moneyIn(currency);
  const chargedMinor = totalMinor - giftCardMinor;
  return [
    [words.giftCard, money(giftCardMinor)] as const,
    ...(chargedMinor > 0 ? [[words.charged, money(chargedMinor)] as const] : []),
  ];
}

function paidRow({ paidBy, receivedOn, language }: OrderReceipt, words: { paidBy: string; paid: string }) {
  if (!paidBy) return null;
  const method = manualMethodWords[language][paidBy];
  if (!receivedOn) return [words.paidBy, method] as const;
  return [words.paid, `${method}, ${formats[language].day(receivedOn)}`] as const;
}

export function orderReceipt(mail: OrderReceipt): EmailContent {
  const { language, branding, lines, currency } = mail;
  const format = formats[language];
  const words = orderTexts.of(mail);
  const rates = [...new Set(lines.map((line) => line.vatRatePermille))].sort((a, b) => b - a);
  const discountMinor = mail.discountMinor ?? 0;
  const amountMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0) - discountMinor;
  const withdrawal = words.withdrawal[mail.withdrawal];
  return renderEmail({
    branding,
    language,
    subject: (mail.isReserved ? words.confirmed : words.receipt).subject(mail.orderNumber),
    headline: (mail.isReserved ? words.confirmed : words.receipt).headline,
    blocks: [
      greeting(mail, mail.name),
      text((mail.isReserved ? words.confirmed : words.receipt).lead),
      facts(
        mail.receiptNumber === null ? null : [words.receipt.number, String(mail.receiptNumber)],
        [words.receipt.order, mail.orderNumber],
        [words.receipt.date, format.day(mail.issuedAt)],
        [words.receipt.status, orderStatusWords[language][mail.status]],
        paidRow(mail, words.receipt),
        mail.deliveredTo.length > 0 ? [words.receipt.deliveredTo, mail.deliveredTo.join('\n')] : null,
      ),
      facts(
        ...lines.map((line) => lineRow(line, currency, language)),
        discountMinor > 0
          ? [words.receipt.discount, format.money({ amountMinor: -discountMinor, currency })]
          : null,
        [words.receipt.total, format.money({ amountMinor, currency })],
        ...giftCardRows(mail, amountMinor),
        ...rates.map((rate) => vatRow(lines, { permille: rate, currency, language })),
        ...planRows(mail),
      ),
      button(words.receipt.open, mail.orderUrl),
      ...(withdrawal ? [text(withdrawal)] : []),
      ...(mail.accepted.length > 0 ? [small([words.receipt.accepted, ...mail.accepted].join(' '))] : []),
      {
        kind: 'links',
        items: [
          {
            label: words.receipt.terms,
            href: siteAddress(branding, termsPath(mail.termsVersion), language),
          },
          withdrawLink(branding, language, mail.orderNumber),
        ],
      },
      small(words.receipt.keepLink),
    ],
  });
}
