import type { ReceiptContent } from '#studio/money/orders/receipts.store.ts';
import type { Fact } from '#studio/shared/email/email-content.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Currency } from '#studio/shared/money.ts';
import { orderLabels } from './order.messages.ts';
import type { OrderFacts } from './order.queries.ts';

export interface ReceiptLine {
  description: string;
  quantity: number;
  totalMinor: number;
  /** 250 is 25 %; 0 is exempt. */
  vatRatePermille: number;
  vatMinor: number;
  isVoucher?: boolean;
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

export function vatRows({ lines, currency, language }: Rows): Fact[] {
  const format = formats[language];
  const labels = orderLabels[language];
  const rates = [...new Set(lines.map((line) => line.vatRatePermille))].sort((a, b) => b - a);
  return rates.map((permille) => {
    const ofRate = lines.filter((line) => line.vatRatePermille === permille);
    if (permille === 0) {
      const isVoucher = ofRate.some((line) => line.isVoucher);
      return [labels.vatFree, isVoucher ? labels.voucherVat : labels.noVat];
    }
    const vatMinor = ofRate.reduce((sum, line) => sum + line.vatMinor, 0);
    return [labels.vat(format.amount(permille * 10)), format.moneyIn(currency)(vatMinor)];
  });
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
    vatRatePermille: line.vat_rate_permille,
    vatMinor: line.vat_minor,
    isVoucher: line.vat_class === 'voucher',
  }));
}

export const exampleMugs: ReceiptLine = {
  description: 'Mug',
  quantity: 2,
  totalMinor: 17_800,
  vatRatePermille: 250,
  vatMinor: 3560,
};
