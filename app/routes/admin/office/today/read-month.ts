import type { World } from '#platform/world.ts';
import { incomeFigures, incomeSpan } from '#studio/money/figures/income.queries.ts';
import { sumOf } from '#studio/money/figures/income.ts';
import { sumOfLedger } from '#studio/money/figures/ledger.queries.ts';
import { sumOutstanding } from '#studio/money/figures/outstanding.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { currencies } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import { figuresHref } from '../../money/figures/figures-address.ts';
import { monthIn } from '../../money/figures/period.ts';
import { todayMessages } from './today.messages.ts';

/** Received this month in the first currency with income, each amount linked to its rows; null: nothing so far. */
export async function readMonth(world: World, who: May<'today'>) {
  const { language } = who;
  const q = world.db.query;
  const now = world.clock.now();
  const at = now.toZonedDateTimeISO(studioTimeZone);
  const month = at.toPlainDate().toPlainYearMonth();
  const [span, before] = [month, month.subtract({ months: 1 })].map((one) => monthIn(one.toString())!);
  const known = await incomeSpan(q, who, { from: before!.from, until: span!.until });
  const owed = await sumOutstanding(q, who, now);
  const currency = currencies.find(
    (one) => known.currencies.includes(one) || owed.some((sum) => sum.currency === one),
  );
  if (!currency) return null;
  const filter = { ...span!, currency };
  const figures = await incomeFigures(q, who, filter);
  const received = sumOf(figures);
  const refunded = sumOf(figures.filter(({ document }) => document === 'credit-note'));
  const until = at.subtract({ months: 1 }).toInstant();
  const earlier = await sumOfLedger(q, who, { from: before!.from, until, currency });
  const outstanding = owed.find((sum) => sum.currency === currency);
  const format = formats[language];
  const money = format.moneyIn(currency);
  const params = { month: month.toString(), currency };
  const words = todayMessages[language];
  const monthName = (one: Temporal.PlainYearMonth) =>
    one.toPlainDate({ day: 1 }).toLocaleString(language === 'da' ? 'da-DK' : 'en-GB', { month: 'long' });
  const row = (label: string, amountMinor: number, href: string) => ({
    label,
    href,
    value: format.amount(amountMinor),
  });
  return {
    title: words.received(monthName(month)),
    currency,
    amount: format.amount(received.grossMinor),
    href: figuresHref('/ledger', params),
    compared: words.compared(
      money(Math.abs(received.grossMinor - earlier.grossMinor)),
      Math.sign(received.grossMinor - earlier.grossMinor),
      monthName(studioDay(before!.from).toPlainYearMonth()),
    ),
    rows: [
      outstanding &&
        row(
          words.outstanding(outstanding.count),
          outstanding.amountMinor,
          figuresHref('/outstanding', { currency }),
        ),
      refunded.grossMinor !== 0 &&
        row(
          words.refunded,
          -refunded.grossMinor,
          figuresHref('/ledger', { ...params, document: 'credit-note' }),
        ),
    ].filter((one) => !!one),
  };
}

export type MonthView = NonNullable<Awaited<ReturnType<typeof readMonth>>>;
