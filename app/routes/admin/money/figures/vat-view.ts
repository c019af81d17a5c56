import type { World } from '#platform/world.ts';
import { incomeFigures } from '#studio/money/figures/income.queries.ts';
import type { IncomeSum } from '#studio/money/figures/income.ts';
import { type VatFigure, vatFigures } from '#studio/money/figures/vat-period.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Currency, formatAmount } from '#studio/shared/money.ts';
import type { May } from '#studio/shared/who.ts';
import { figuresMessages } from './figures.messages.ts';
import { type FiguresParams, figuresHref } from './figures-address.ts';
import { type Period, wholeVatPeriods } from './period.ts';

interface VatInput {
  who: May<'figures'>;
  period: Period;
  currency: Currency;
  language: Language;
}

/** VAT by quarter and by half-year: whole ones, also where the chosen period has only a part. Null: no receipts. */
export async function readVat(world: World, { who, period, currency, language }: VatInput) {
  const filter = { ...wholeVatPeriods(period), currency };
  const figures = await incomeFigures(world.db.query, who, filter);
  if (figures.length === 0) return null;
  const rowsOf = (rows: readonly VatFigure[]) => rows.map((row) => vatRow(row, { currency, language }));
  return {
    currency,
    quarters: rowsOf(vatFigures(figures, 'quarter')),
    halfYears: rowsOf(vatFigures(figures, 'half-year')),
  };
}

export type VatView = NonNullable<Awaited<ReturnType<typeof readVat>>>;

function vatRow(
  { period, sales, refunds, total }: VatFigure,
  { currency, language }: { currency: Currency; language: Language },
) {
  const linked = (amountMinor: number, params: FiguresParams) => ({
    href: figuresHref('/ledger', { vat: period.key, currency, ...params }),
    amount: formatAmount(amountMinor, language),
  });
  const netOf = ({ grossMinor, vatMinor }: IncomeSum) => grossMinor - vatMinor;
  return {
    key: period.key,
    name: figuresMessages[language].vatPeriod(period),
    sales: linked(netOf(sales), { document: 'receipt' }),
    refunds: linked(netOf(refunds), { document: 'credit-note' }),
    net: linked(netOf(total), {}),
    due: linked(total.vatMinor, {}),
    file: figuresHref('/receipts.csv', { vat: period.key }),
  };
}
