import type { ReceiptContent } from '#studio/money/orders/receipts.store.ts';
import { type VatLine, vatLineOf, vatRows } from '#studio/money/orders/vat/vat-rows.ts';
import type { Fact } from '#studio/shared/email/email-content.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Currency } from '#studio/shared/money.ts';
import type { OrderFacts } from './order.queries.ts';

export interface ReceiptLine extends VatLine {
  description: string;
  quantity: number;
  totalMinor: number;
}

interface Rows {
  lines: readonly ReceiptLine[];
  currency: Currency;
  language: Language;
}

export function lineRows({ lines, currency, language }: Rows): Fact[] {
  const money = formats[language].moneyIn(currency);
  return lines.map(({ quantity, description, totalMinor }) => [
    quantity === 1 ? description : `${quantity} × ${description}`,
    money(totalMinor),
  ]);
}

export function vatFacts({ lines, currency, language }: Rows): Fact[] {
  return vatRows(lines, { currency, language }).map(({ label, value }) => [label, value]);
}

export function linesOf(facts: OrderFacts): ReceiptLine[] {
  // A plan's receipt covers one charge, not the whole price.
  if (facts.receipt?.payment_id) {
    const { lines } = facts.receipt.content as ReceiptContent;
    return lines.map(({ unitMinor, ...line }) => ({ ...line, totalMinor: unitMinor * line.quantity }));
  }
  return facts.lines.map((line) => ({
    description: line.description,
    quantity: line.quantity,
    totalMinor: line.unit_minor * line.quantity,
    ...vatLineOf(line),
  }));
}

export const exampleMugs: ReceiptLine = {
  description: 'Mug',
  quantity: 2,
  totalMinor: 17_800,
  vatRatePermille: 250,
  vatMinor: 3560,
};
