import type { IncomeFigure } from '#studio/money/figures/income.queries.ts';
import { type IncomeKind, type IncomeSum, incomeKinds, sumOf } from '#studio/money/figures/income.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Currency } from '#studio/shared/money.ts';
import { figuresMessages } from './figures.messages.ts';
import { type FiguresParams, figuresHref } from './figures-address.ts';
import { monthOf } from './period.ts';

export interface Sums {
  gross: string;
  vat: string;
  net: string;
}

export interface LinkedAmount {
  href: string;
  amount: string;
}

export interface PlotColumn {
  key: string;
  /** 'Nov', on a phone 'N'. */
  short: string;
  value: string;
  strokes: number[];
  /** The current month or the highest one, whose value is also shown on a phone. */
  isMarked: boolean;
  isCurrent: boolean;
}

interface InPeriod {
  months: readonly Temporal.PlainYearMonth[];
  address: FiguresParams;
  currency: Currency;
  language: Language;
  now: Temporal.Instant;
}

export type IncomeView = ReturnType<typeof incomeView>;

export function incomeView(figures: readonly IncomeFigure[], period: InPeriod) {
  const { address, currency, language } = period;
  const kinds = incomeKinds.filter((kind) => figures.some((figure) => figure.kind === kind));
  const sums = (part: readonly IncomeSum[]) => shownSums(sumOf(part), language);
  const rowOf = (key: string, part: readonly IncomeFigure[], params: FiguresParams) => ({
    key,
    href: figuresHref('/ledger', { ...address, ...params }),
    ...sums(part),
  });
  const ofDocument = (document: IncomeFigure['document']) =>
    figures.filter((figure) => figure.document === document);
  return {
    kinds,
    headline: headlineOf(figures, period),
    plot: plotOf(figures, { kinds, ...period }),
    totals: [
      rowOf('received', ofDocument('receipt'), { document: 'receipt' }),
      rowOf('refunded', ofDocument('credit-note'), { document: 'credit-note' }),
      rowOf('income', figures, {}),
    ],
    byKind: kinds.map((kind) => ({
      ...rowOf(
        kind,
        figures.filter((figure) => figure.kind === kind),
        { kind },
      ),
      kind,
    })),
    byMonth: period.months.toReversed().map((month) => monthRow(month, { figures, kinds, period })),
    currency,
  };
}

function shownSums({ grossMinor, vatMinor }: IncomeSum, language: Language): Sums {
  const format = formats[language];
  return {
    gross: format.amount(grossMinor),
    vat: format.amount(vatMinor),
    net: format.amount(grossMinor - vatMinor),
  };
}

function monthRow(
  month: Temporal.PlainYearMonth,
  {
    figures,
    kinds,
    period,
  }: { figures: readonly IncomeFigure[]; kinds: readonly IncomeKind[]; period: InPeriod },
) {
  const { currency, language } = period;
  const key = month.toString();
  const own = figures.filter((figure) => figure.month === key);
  const linked = (part: readonly IncomeFigure[], params: FiguresParams): LinkedAmount | null =>
    part.length === 0
      ? null
      : {
          href: figuresHref('/ledger', { month: key, currency, ...params }),
          amount: formats[language].amount(sumOf(part).grossMinor),
        };
  const { vat, net } = shownSums(sumOf(own), language);
  const ofKinds = kinds.map(
    (kind) =>
      [
        kind,
        linked(
          own.filter((one) => one.kind === kind),
          { kind },
        ),
      ] as const,
  );
  return {
    key,
    month: formats[language].month(month),
    ofKinds: Object.fromEntries(ofKinds),
    total: linked(own, {}),
    refunded: linked(
      own.filter(({ document }) => document === 'credit-note'),
      { document: 'credit-note' },
    ),
    vat: own.length > 0 ? vat : null,
    net: own.length > 0 ? net : null,
    file: own.length > 0 ? figuresHref('/receipts.csv', { month: key }) : null,
  };
}

function headlineOf(
  figures: readonly IncomeFigure[],
  { address, currency, language, now, months }: InPeriod,
) {
  const words = figuresMessages[language];
  const current = monthOf(now);
  const isCurrent = months.some((month) => month.equals(current));
  const shown = isCurrent ? figures.filter(({ month }) => month === current.toString()) : figures;
  const params = isCurrent ? { month: current.toString(), currency } : address;
  return {
    href: figuresHref('/ledger', params),
    currency,
    amount: formats[language].amount(sumOf(shown).grossMinor),
    note: isCurrent ? words.soFar(formats[language].month(current)) : words.inYear(address.period ?? ''),
  };
}

function plotOf(
  figures: readonly IncomeFigure[],
  { kinds, months, currency, language, now }: InPeriod & { kinds: readonly IncomeKind[] },
) {
  const format = formats[language];
  const words = figuresMessages[language];
  const bars = months.map((month) => {
    const own = figures.filter((figure) => figure.month === month.toString());
    const parts = kinds.map((kind) => sumOf(own.filter((one) => one.kind === kind)).grossMinor);
    return {
      month,
      parts,
      sum: sumOf(own).grossMinor,
      height: parts.reduce((sum, part) => sum + Math.max(0, part), 0),
    };
  });
  const axis = axisFor(Math.max(0, ...bars.map(({ height }) => height)));
  const highest = bars.reduce((best, bar) => (bar.sum > best.sum ? bar : best), bars[0]!);
  const money = format.moneyIn(currency);
  const unitMinor = axis.isInThousands ? 100_000 : 100;
  const columns = bars.map(({ month, parts, sum }): PlotColumn => {
    const isCurrent = month.equals(monthOf(now));
    return {
      key: month.toString(),
      short: format.month(month).slice(0, 3),
      value: sum === 0 ? '' : format.amount(Math.round(sum / unitMinor) * 100),
      strokes: strokesOf(parts, axis),
      isMarked: isCurrent || month.equals(highest.month),
      isCurrent,
    };
  });
  return {
    unit: axis.isInThousands ? `${currency} ${format.amount(100_000)}` : currency,
    ticks: axis.ticks.map((tick) => format.amount(tick * 100)),
    stroke: words.stroke(money(axis.strokeMinor)),
    columns,
    label: words.plot({
      from: format.month(bars[0]!.month),
      until: format.month(bars.at(-1)!.month),
      highest: format.month(highest.month),
      amount: money(highest.sum),
    }),
  };
}

/* Bars of horizontal strokes, 50 at the height of the axis. Amounts in minor units. */

const strokes = 50;
const steps = 4;

interface Axis {
  /** A label and a bar's value are in thousands of the currency. */
  isInThousands: boolean;
  /** From 0, in whole units or thousands. */
  ticks: number[];
  strokeMinor: number;
}

/** The smallest round axis of four steps that is not below the highest bar. */
export function axisFor(highestMinor: number): Axis {
  const isInThousands = highestMinor > 400_000;
  const unitMinor = isInThousands ? 100_000 : 100;
  let step = 1;
  for (let power = 1; step * steps * unitMinor < highestMinor; power *= 10) {
    const factors = power === 1 ? [1, 2, 5] : [1, 2, 2.5, 5];
    step = (factors.find((one) => one * power * steps * unitMinor >= highestMinor) ?? 10) * power;
  }
  return {
    isInThousands,
    ticks: Array.from({ length: steps + 1 }, (_, place) => place * step),
    strokeMinor: (step * steps * unitMinor) / strokes,
  };
}

/** Whole strokes for each part; a positive amount has at least one. Negative ones are not drawn. */
export function strokesOf(partsMinor: readonly number[], { strokeMinor }: Axis): number[] {
  return partsMinor.map((minor) => (minor > 0 ? Math.max(1, Math.round(minor / strokeMinor)) : 0));
}
