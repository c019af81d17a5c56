import type { OrderDocument } from '#studio/money/checkout/order-page.queries.ts';
import { addressLines } from '#studio/money/orders/address.ts';
import type { ReceiptContent } from '#studio/money/orders/receipts.store.ts';
import { vatNote, vatRows } from '#studio/money/orders/vat/vat-rows.ts';
import { manualMethodWords } from '#studio/money/payments/manual-method.messages.ts';
import { placeLines, type StudioIdentity } from '#studio/shared/content/identity.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { readCurrency } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { receiptMessages } from './receipt.messages.ts';

export interface ReceiptInput {
  kind: 'receipt' | 'credit-note';
  number: number;
  issuedOn: Temporal.PlainDate;
  content: ReceiptContent;
  deliveredTo: readonly string[];
  identity: StudioIdentity;
  language: Language;
}

export interface ReceiptRow {
  label: string;
  value: string;
  note?: string;
  isSum?: boolean;
}

export interface DocumentText {
  title: string;
  language: Language;
  heads: ReadonlyArray<{ heading: string; lines: readonly string[] }>;
  rows: readonly ReceiptRow[];
  note: string;
}

export function receiptInput(document: OrderDocument, identity: StudioIdentity): ReceiptInput {
  const { kind, number, content, language, ships_to: to } = document;
  const issuedOn = studioDay(document.issued_at);
  const deliveredTo = to ? addressLines({ ...to, phone: '' }, language) : [];
  return { kind, number, issuedOn, content, deliveredTo, identity, language };
}

/** The same on paper and on the order's page. With VAT by rate (momsbekendtgørelsen § 58). */
export function receiptText(input: ReceiptInput): DocumentText {
  const { kind, number, content, identity, language, deliveredTo } = input;
  const words = receiptMessages[language];
  const buyer = deliveredTo.length > 0 ? [...deliveredTo, content.email] : [content.name, content.email];
  const dated = [
    formats[language].day(input.issuedOn),
    `${words.order} ${content.orderNumber}`,
    content.invoiceNumber ? `${words.invoice} ${content.invoiceNumber}` : '',
  ];
  return {
    title: `${words[kind]} ${number}`,
    language,
    heads: [
      { heading: words.seller, lines: sellerLines(identity, language) },
      { heading: words.buyer, lines: buyer.filter(Boolean) },
      { heading: words.date, lines: dated.filter(Boolean) },
    ],
    rows: rowsOf(input),
    note: noteOf(input),
  };
}

export function sellerLines(identity: StudioIdentity, language: Language): string[] {
  const cvr = identity.cvr ? `${receiptMessages[language].cvr} ${identity.cvr}` : '';
  return [identity.studioName, ...placeLines(identity), cvr, identity.email].filter(Boolean);
}

function noteOf({ kind, content, language }: ReceiptInput): string {
  const words = receiptMessages[language];
  if (!content.paidBy) return kind === 'receipt' ? paidNote(content, words) : refundedNote(content, words);
  const method = manualMethodWords[language][content.paidBy];
  const { receivedOn } = content;
  if (!receivedOn) return kind === 'receipt' ? words.paidAtLesson(method) : words.refundedDirectly(method);
  if (kind === 'credit-note') return words.returnedDirectly(method);
  return words.paidOn(method, formats[language].day(receivedOn));
}

type Words = (typeof receiptMessages)[Language];

function paidNote({ totalMinor, giftCardMinor = 0 }: ReceiptContent, words: Words): string {
  if (totalMinor === 0) return words.nothingToPay;
  if (giftCardMinor === 0) return words.paid;
  return giftCardMinor === totalMinor ? words.paidWithGiftCard : words.paidWithBoth;
}

function refundedNote({ giftCardMinor }: ReceiptContent, words: Words): string {
  return giftCardMinor ? words.refundedToGiftCard : words.refunded;
}

function rowsOf({ kind, content, language }: ReceiptInput): ReceiptRow[] {
  const words = receiptMessages[language];
  const currency = readCurrency(content.currency) ?? 'DKK';
  const money = formats[language].moneyIn(currency);
  const lines = content.lines.map((line) => ({
    label: line.description,
    note: [
      ...(line.quantity > 1 ? [words.each(line.quantity, money(line.unitMinor))] : []),
      ...(line.ofMinor === undefined ? [] : [words.partOf(money(line.ofMinor))]),
      vatNote(line, { currency, language }),
    ].join(', '),
    value: money(line.unitMinor * line.quantity),
  }));
  const isReceipt = kind === 'receipt';
  const vatInDkk = content.dkkPerUnit === null ? null : Number(content.dkkPerUnit) * content.vatMinor;
  const { plan } = content;
  const due = (plan?.due ?? []).map(({ amountMinor, dueOn }) => ({
    label: words.due(formats[language].day(dueOn)),
    value: money(amountMinor),
  }));
  return [
    ...lines,
    ...(content.discountMinor ? [{ label: words.discount, value: money(-content.discountMinor) }] : []),
    { label: isReceipt ? words.total : words.back, value: money(content.totalMinor), isSum: true },
    ...vatRows(content.lines, { currency, language }).map(({ label, value }) => ({ label, value })),
    ...(vatInDkk === null || content.vatMinor === 0
      ? []
      : [
          {
            label: words.inDkk(`${Number(content.dkkPerUnit)}`),
            value: formats[language].money({ amountMinor: Math.round(vatInDkk), currency: 'DKK' }),
          },
        ]),
    ...(plan ? [{ label: words.price(plan.count), value: money(plan.totalMinor) }, ...due] : []),
    ...(isReceipt && content.giftCardMinor ? tenderRows(content, words, money) : []),
  ];
}

function tenderRows(
  { totalMinor, giftCardMinor = 0 }: ReceiptContent,
  words: Words,
  money: (amountMinor: number) => string,
): ReceiptRow[] {
  const chargedMinor = totalMinor - giftCardMinor;
  return [
    { label: words.giftCard, value: money(giftCardMinor) },
    ...(chargedMinor > 0 ? [{ label: words.charged, value: money(chargedMinor) }] : []),
  ];
}
