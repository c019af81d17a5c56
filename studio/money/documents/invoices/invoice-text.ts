import type { World } from '#platform/world.ts';
import type { InvoiceDocument } from '#studio/money/orders/invoices/invoices.queries.ts';
import type { ReceiptLine } from '#studio/money/orders/receipts.store.ts';
import { vatNote, vatRows } from '#studio/money/orders/vat/vat-rows.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { StudioIdentity } from '#studio/shared/content/identity.ts';
import { formats } from '#studio/shared/format.ts';
import { readCurrency } from '#studio/shared/money.ts';
import { documentPdf } from '../order-document.ts';
import { receiptMessages } from '../receipt.messages.ts';
import { type DocumentText, type ReceiptRow, sellerLines } from '../receipt-text.ts';
import { invoiceMessages } from './invoice.messages.ts';

export async function invoicePdf(world: World, invoice: InvoiceDocument): Promise<Uint8Array<ArrayBuffer>> {
  const identity = await studioIdentity(world);
  return documentPdf(world, invoiceText(invoice, identity), identity.studioName);
}

/** With unit prices and VAT by rate (momsbekendtgørelsen § 58). */
export function invoiceText(invoice: InvoiceDocument, identity: StudioIdentity): DocumentText {
  const { kind, number, content, language, dueOn, creditsNumber } = invoice;
  const words = invoiceMessages[language];
  const { company } = content;
  const labelled = (label: string, value: string) => (value ? [`${label} ${value}`] : []);
  return {
    title: `${words[kind]} ${number}`,
    language,
    heads: [
      { heading: receiptMessages[language].seller, lines: sellerLines(identity, language) },
      {
        heading: receiptMessages[language].buyer,
        lines: [
          company.name,
          ...company.addressLines,
          ...labelled(words.vatNumber, company.vatNumber),
          ...labelled(words.reference, company.reference),
          ...(content.name === company.name ? [] : labelled(words.attention, content.name)),
        ],
      },
      {
        heading: receiptMessages[language].date,
        lines: [
          formats[language].day(invoice.issuedAt),
          ...(dueOn ? [words.dueOn(formats[language].day(dueOn))] : []),
          ...(creditsNumber ? [words.credits(creditsNumber)] : []),
        ],
      },
    ],
    rows: rowsOf(invoice),
    note: noteOf(invoice),
  };
}

function noteOf({ kind, number, content, language }: InvoiceDocument): string {
  const words = invoiceMessages[language];
  if (kind === 'credit-note') return words.nothingToPay;
  if (content.payTo.length === 0) return words.online;
  return `${words.transfer(number)}${words.toTransfer(content.payTo.join(', '))} ${words.online}`;
}

const grossOf = ({ unitMinor, quantity }: ReceiptLine) => unitMinor * quantity;

function rowsOf({ kind, content, language }: InvoiceDocument): ReceiptRow[] {
  const words = invoiceMessages[language];
  const common = receiptMessages[language];
  const currency = readCurrency(content.currency) ?? 'DKK';
  const money = formats[language].moneyIn(currency);
  const vatInDkk =
    content.dkkPerUnit === null ? null : Math.round(Number(content.dkkPerUnit) * content.vatMinor);
  return [
    ...content.lines.map((line) => ({
      label: line.description,
      note: [
        ...(line.quantity > 1 ? [common.each(line.quantity, money(line.unitMinor))] : []),
        line.vatRatePermille === 0
          ? vatNote(line, { currency, language })
          : words.lineNet(money(grossOf(line) - line.vatMinor)),
      ].join(', '),
      value: money(grossOf(line)),
    })),
    ...(content.discountMinor ? [{ label: common.discount, value: money(-content.discountMinor) }] : []),
    { label: kind === 'invoice' ? words.due : words.credited, value: money(content.totalMinor), isSum: true },
    ...vatRows(content.lines, { currency, language }).map(({ label, value }) => ({ label, value })),
    { label: words.net, value: money(content.totalMinor - content.vatMinor) },
    ...(vatInDkk === null || content.vatMinor === 0
      ? []
      : [
          {
            label: common.inDkk(`${Number(content.dkkPerUnit)}`),
            value: formats[language].money({ amountMinor: vatInDkk, currency: 'DKK' }),
          },
        ]),
  ];
}
