import type { World } from '#platform/world.ts';
import { conversionByMonth } from '#studio/money/figures/conversion.queries.ts';
import { sumOfFees } from '#studio/money/figures/fees.queries.ts';
import {
  type IncomeFigure,
  incomeByOffer,
  incomeFigures,
  incomeSpan,
  offersPerPage,
} from '#studio/money/figures/income.queries.ts';
import { type LedgerFilter, sumOf } from '#studio/money/figures/income.ts';
import { sumOutstanding } from '#studio/money/figures/outstanding.queries.ts';
import { subscribersAt } from '#studio/money/figures/subscribers.queries.ts';
import { sessionsTaught } from '#studio/money/figures/taught.queries.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Currency, currencies } from '#studio/shared/money.ts';
import type { May } from '#studio/shared/who.ts';
import { figuresMessages } from './figures.messages.ts';
import { type FiguresParams, figuresHref, noOffer } from './figures-address.ts';
import { type IncomeView, incomeView } from './income-view.ts';
import { endOfMonth, monthsOf, type Period, periodIn, yearsSince } from './period.ts';
import { readVat } from './vat-view.ts';

export interface FiguresInput {
  who: May<'figures'>;
  language: Language;
  params: URLSearchParams;
}

interface Choice {
  key: string;
  name: string;
  href: string;
}

export async function readFigures(world: World, { who, language, params }: FiguresInput) {
  const now = world.clock.now();
  const q = world.db.query;
  const period = periodIn(params.get('period'), now);
  const months = monthsOf(period, now);
  const span = await incomeSpan(q, who, period);
  const currency = chosenCurrency(params.get('currency'), span.currencies);
  const address = { period: period.year, currency };
  const filter: LedgerFilter = { from: period.from, until: period.until, currency };
  const figures = await incomeFigures(q, who, filter);
  const view: IncomeView | null =
    figures.length === 0 ? null : incomeView(figures, { months, address, currency, language, now });
  return {
    language,
    period: {
      current: period.year ?? 'months',
      items: periodsToChoose(span.since, { now, language, currency: params.get('currency') }),
    },
    currency: { current: currency, items: currenciesToChoose(span.currencies, address) },
    file: figuresHref('/receipts.csv', { period: period.year }),
    income: view,
    fees: view ? await feesView(world, { who, filter, figures, address, language }) : null,
    offers: view ? await offersView(world, { who, filter, address, language, page: pageIn(params) }) : null,
    vat: await readVat(world, { who, period, currency, language }),
    outstanding: (await sumOutstanding(q, who, now)).map((sum) => ({
      href: figuresHref('/outstanding', { currency: sum.currency }),
      currency: sum.currency,
      amount: formats[language].money(sum),
      payments: sum.count,
    })),
    taught: await taughtView(world, { who, period, months, language }),
    booking: await bookingView(world, { who, period, months, language }),
    subscribers: await subscribersView(world, { who, months, language }),
  };
}

export type FiguresView = Awaited<ReturnType<typeof readFigures>>;

function chosenCurrency(requested: string | null, known: readonly Currency[]): Currency {
  return (
    currencies.find((one) => one === requested) ?? currencies.find((one) => known.includes(one)) ?? 'DKK'
  );
}

function periodsToChoose(
  since: Temporal.Instant | null,
  { now, language, currency }: { now: Temporal.Instant; language: Language; currency: string | null },
): Choice[] {
  const item = (key: string, name: string, period: string | null) => ({
    key,
    name,
    href: figuresHref('', { period, currency }),
  });
  return [
    item('months', figuresMessages[language].lastMonths, null),
    ...yearsSince(since, now).map((year) => item(year, year, year)),
  ];
}

function currenciesToChoose(known: readonly Currency[], address: FiguresParams): Choice[] {
  return currencies
    .filter((one) => known.includes(one) || one === address.currency)
    .map((one) => ({ key: one, name: one, href: figuresHref('', { ...address, currency: one }) }));
}

function pageIn(params: URLSearchParams): number {
  const text = params.get('offers') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

async function offersView(
  world: World,
  {
    who,
    filter,
    address,
    language,
    page,
  }: { who: May<'figures'>; filter: LedgerFilter; address: FiguresParams; language: Language; page: number },
) {
  const q = world.db.query;
  const found = await incomeByOffer(q, who, { filter, page });
  const shown = found.slice(0, offersPerPage);
  const ids = shown.map(({ offerId }) => offerId).filter(Boolean);
  const titles = await offerTitles(q, ids, language);
  const pageHref = (other: number) =>
    figuresHref('', { ...address, offers: other === 1 ? null : String(other) });
  return {
    rows: shown.map(({ offerId, grossMinor, vatMinor }) => ({
      key: offerId || noOffer,
      href: figuresHref('/ledger', { ...address, offer: offerId || noOffer }),
      name: titles.get(offerId) ?? figuresMessages[language].giftCardPayment,
      gross: formats[language].amount(grossMinor),
      vat: formats[language].amount(vatMinor),
      net: formats[language].amount(grossMinor - vatMinor),
    })),
    previous: page > 1 ? pageHref(page - 1) : null,
    next: found.length > shown.length ? pageHref(page + 1) : null,
  };
}

/** What the provider kept, and what is left of the income; unknown fees are not zero. */
async function feesView(
  world: World,
  {
    who,
    filter,
    figures,
    address,
    language,
  }: {
    who: May<'figures'>;
    filter: LedgerFilter;
    figures: readonly IncomeFigure[];
    address: FiguresParams;
    language: Language;
  },
) {
  const format = formats[language];
  const { feeMinor, known, unknown } = await sumOfFees(world.db.query, who, filter);
  if (known + unknown === 0) return null;
  const words = figuresMessages[language];
  const { grossMinor, vatMinor } = sumOf(figures);
  return {
    row: {
      key: 'fees',
      href: figuresHref('/fees', address),
      gross: known === 0 ? words.unknownFee : format.amount(0 - feeMinor),
      vat: '–',
      net: known === 0 ? words.unknownFee : format.amount(0 - feeMinor),
    },
    after:
      unknown > 0
        ? words.unknownFees(unknown)
        : words.afterFees(
            format.money({ amountMinor: grossMinor - vatMinor - feeMinor, currency: filter.currency }),
          ),
  };
}

interface InMonths {
  who: May<'figures'>;
  months: readonly Temporal.PlainYearMonth[];
  language: Language;
}

interface InPeriod extends InMonths {
  period: Period;
}

async function bookingView(world: World, { who, period, months, language }: InPeriod) {
  const counts = await conversionByMonth(world.db.query, who, period);
  const nothing = { opened: 0, held: 0, checkout: 0, paid: 0 };
  return months.map((month) => ({
    key: month.toString(),
    month: formats[language].month(month),
    ...(counts.get(month.toString()) ?? nothing),
  }));
}

async function taughtView(world: World, { who, period: { from, until }, months, language }: InPeriod) {
  const now = world.clock.now();
  const counts = await sessionsTaught(world.db.query, who, { from, until, now });
  const countIn = (month: Temporal.PlainYearMonth) => counts.get(month.toString()) ?? 0;
  return {
    total: months.reduce((sum, month) => sum + countIn(month), 0),
    rows: months.toReversed().map((month) => ({
      key: month.toString(),
      href: figuresHref('/sessions', { month: month.toString() }),
      month: formats[language].month(month),
      count: countIn(month),
    })),
  };
}

async function subscribersView(world: World, { who, months, language }: InMonths) {
  const now = world.clock.now();
  const moments = months.map((month) => {
    const end = endOfMonth(month);
    return Temporal.Instant.compare(end, now) < 0 ? end : now;
  });
  const counts = await subscribersAt(world.db.query, who, moments);
  return months.map((month, place) => ({
    key: month.toString(),
    href: figuresHref('/subscribers', { month: month.toString() }),
    month: formats[language].month(month),
    count: counts[place] ?? 0,
  }));
}
