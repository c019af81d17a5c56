import type { IncomeFigure } from './income.queries.ts';
import { type IncomeSum, sumOf } from './income.ts';

/** Periods for which Danish businesses declare VAT (momsloven § 57): '2026-Q4' or '2026-H2'. */
export type VatPeriodLength = 'quarter' | 'half-year';

const monthsIn: Readonly<Record<VatPeriodLength, number>> = { quarter: 3, 'half-year': 6 };
const letterOf: Readonly<Record<VatPeriodLength, string>> = { quarter: 'Q', 'half-year': 'H' };

export interface VatPeriod {
  key: string;
  year: number;
  /** From 1. */
  number: number;
  length: VatPeriodLength;
}

/** Null: not a VAT period of this century. */
export function readVatPeriod(text: string | null): VatPeriod | null {
  const [, year, letter, number] =
    /^(20\d\d)-(?:(Q)([1-4])|(H)([12]))$/.exec(text ?? '')?.filter(Boolean) ?? [];
  if (!text || !year || !number) return null;
  return {
    key: text,
    year: Number(year),
    number: Number(number),
    length: letter === 'Q' ? 'quarter' : 'half-year',
  };
}

export function vatPeriodOf(month: Temporal.PlainYearMonth, length: VatPeriodLength): VatPeriod {
  const number = Math.ceil(month.month / monthsIn[length]);
  return { key: `${month.year}-${letterOf[length]}${number}`, year: month.year, number, length };
}

/** Its first day, and the first day after it. */
export function daysOfVatPeriod({ year, number, length }: VatPeriod): {
  from: Temporal.PlainDate;
  until: Temporal.PlainDate;
} {
  const months = monthsIn[length];
  const from = Temporal.PlainDate.from({ year, month: (number - 1) * months + 1, day: 1 });
  return { from, until: from.add({ months }) };
}

export interface VatFigure {
  period: VatPeriod;
  sales: IncomeSum;
  /** Negative. */
  refunds: IncomeSum;
  total: IncomeSum;
}

/** Sums of the ledger's figures by VAT period, the newest first; periods without a figure are left out. */
export function vatFigures(figures: readonly IncomeFigure[], length: VatPeriodLength): VatFigure[] {
  const periodOf = ({ month }: IncomeFigure) => vatPeriodOf(Temporal.PlainYearMonth.from(month), length);
  const periods = new Map(figures.map((figure) => [periodOf(figure).key, periodOf(figure)]));
  return [...periods.values()]
    .toSorted((one, other) => (one.key < other.key ? 1 : -1))
    .map((period) => {
      const own = figures.filter((figure) => periodOf(figure).key === period.key);
      const ofDocument = (document: IncomeFigure['document']) =>
        sumOf(own.filter((figure) => figure.document === document));
      return {
        period,
        sales: ofDocument('receipt'),
        refunds: ofDocument('credit-note'),
        total: sumOf(own),
      };
    });
}
