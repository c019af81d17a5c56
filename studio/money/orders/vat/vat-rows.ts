import type { LineVatClass } from '#platform/db/schema/orders.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Currency } from '#studio/shared/money.ts';
import { vatMessages } from './vat.messages.ts';

export interface VatLine {
  /** 250 is 25 %; 0 is exempt. */
  vatRatePermille: number;
  vatMinor: number;
  /** A gift card that is taxed when it is used. */
  isVoucher?: boolean;
}

export interface VatRow {
  key: string;
  label: string;
  value: string;
}

interface Written {
  currency: Currency;
  language: Language;
}

/** What pages, emails and documents say about VAT: by rate, the highest first (momsbekendtgørelsen § 58). */
export function vatRows(lines: readonly VatLine[], { currency, language }: Written): VatRow[] {
  const words = vatMessages[language];
  const format = formats[language];
  const money = format.moneyIn(currency);
  const rates = [...new Set(lines.map((line) => line.vatRatePermille))].filter(Boolean).sort((a, b) => b - a);
  const taxed = rates.map((permille) => ({
    key: `vat ${permille}`,
    label: words.included(format.amount(permille * 10)),
    value: money(
      lines.filter((line) => line.vatRatePermille === permille).reduce((sum, line) => sum + line.vatMinor, 0),
    ),
  }));
  const untaxed = lines.filter((line) => line.vatRatePermille === 0);
  if (untaxed.length === 0) return taxed;
  const value = untaxed.some((line) => line.isVoucher) ? words.voucher : words.exempt;
  return [...taxed, { key: 'vat 0', label: taxed.length > 0 ? words.rest : words.vat, value }];
}

/** Of one line, in one sentence. */
export function vatNote(line: VatLine, written: Written): string {
  const [row] = vatRows([line], written);
  const isExempt = line.vatRatePermille === 0 && !line.isVoucher;
  return isExempt ? (row?.value ?? '') : `${row?.label}: ${row?.value}`;
}

export const vatLineOf = (line: {
  vat_rate_permille: number;
  vat_minor: number;
  vat_class: LineVatClass;
}): VatLine => ({
  vatRatePermille: line.vat_rate_permille,
  vatMinor: line.vat_minor,
  isVoucher: line.vat_class === 'voucher',
});
