import type { PriceList } from '#studio/offers/catalogue/price.ts';
import { planText } from '#studio/offers/plans/plan-text.ts';
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
  /** '3 monthly payments: …'; null: paid at once. */
  plan: string | null;
}

/** In the page's number format; currencies without a price are omitted. */
export function priceRows(list: PriceList | undefined, language: Language, instalments = 1): PriceRow[] {
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
        plan: planText(
          { instalments, totalMinor: amount },
          (amountMinor) => `${currency} ${formatAmount(amountMinor, language)}`,
          language,
        ),
      },
    ];
  });
}

/**
 * How prices may be paid in instalments, and what they were before a reduction (directive 98/6/EC, article 6a); null:
 * neither.
 */
export function priceNote(
  rows: readonly Pick<PriceRow, 'currency' | 'before' | 'plan'>[],
  language: Language,
): string | null {
  const before = rows.flatMap((row) => (row.before ? [`${row.currency} ${row.before}`] : []));
  const reduced = before.length > 0 ? [priceRowMessages[language].reduced(before.join(', '))] : [];
  const notes = [...rows.flatMap(({ plan }) => plan ?? []), ...reduced];
  return notes.length > 0 ? notes.join(' · ') : null;
}
