import type { PriceList } from '#studio/offers/catalogue/price.ts';
import type { Language } from '#studio/shared/language.ts';
import { currencies, formatAmount } from '#studio/shared/money.ts';
import { priceRowMessages } from './price-rows.messages.ts';

export interface PriceRow {
  currency: string;
  amount: string;
  /** For programs: '18500.00'. */
  decimal: string;
  /** Lowest price of the 30 days before a reduction; null: not reduced. */
  before: string | null;
}

/** In the page's number format; currencies without a price are omitted. */
export function priceRows(list: PriceList | undefined, language: Language): PriceRow[] {
  return currencies.flatMap((currency) => {
    const amount = list?.[currency];
    if (amount === undefined) return [];
    const before = list?.before?.[currency];
    return [
      {
        currency,
        amount: formatAmount(amount, language),
        decimal: (amount / 100).toFixed(2),
        before: before === undefined ? null : formatAmount(before, language),
      },
    ];
  });
}

/** Next to reduced prices (directive 98/6/EC, article 6a); null: none is reduced. */
export function reducedNote(
  rows: readonly Pick<PriceRow, 'currency' | 'before'>[],
  language: Language,
): string | null {
  const before = rows.flatMap((row) => (row.before ? [`${row.currency} ${row.before}`] : []));
  return before.length > 0 ? priceRowMessages[language].reduced(before.join(', ')) : null;
}
