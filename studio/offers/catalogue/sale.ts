import { type Currency, currencies } from '#studio/shared/money.ts';
import { type Amounts, currentPrices, currentRecord, type PriceList, type PriceRecord } from './price.ts';

export interface Sale {
  beforeMinor: number;
}

export const announcedDays = 30;
const lookBackDays = 30;

/**
 * Lowest price of the 30 days before the reduction, announced for 30 days (Directive 98/6/EC art. 6a; guidelines of the
 * Danish Consumer Ombudsman). Null: not lower.
 */
export function saleOf(
  records: readonly PriceRecord[],
  currency: Currency,
  at: Temporal.Instant,
): Sale | null {
  const own = records.filter((record) => record.currency === currency);
  const now = currentRecord(own, at);
  if (now?.amountMinor == null) return null;
  const startedAt = startOf(own, now);
  if (Temporal.Instant.compare(startedAt.add({ hours: announcedDays * 24 }), at) < 0) return null;
  const from = startedAt.subtract({ hours: lookBackDays * 24 });
  const before = own.filter((record) => Temporal.Instant.compare(record.validFrom, startedAt) < 0);
  const within = before.filter((record) => Temporal.Instant.compare(record.validFrom, from) > 0);
  const first = currentRecord(before, from);
  const amounts = [...within, ...(first ? [first] : [])].flatMap((record) => record.amountMinor ?? []);
  const beforeMinor = Math.min(...amounts);
  return amounts.length > 0 && beforeMinor > now.amountMinor ? { beforeMinor } : null;
}

/** Start of the current amount; writing the same price again does not restart it. */
function startOf(records: readonly PriceRecord[], now: PriceRecord): Temporal.Instant {
  const earlier = records
    .filter((record) => Temporal.Instant.compare(record.validFrom, now.validFrom) <= 0)
    .sort((a, b) => Temporal.Instant.compare(b.validFrom, a.validFrom) || b.id - a.id);
  let startedAt = now.validFrom;
  for (const record of earlier) {
    if (record.amountMinor !== now.amountMinor) break;
    startedAt = record.validFrom;
  }
  return startedAt;
}

/** The prices in force, with those before a reduction. */
export function shownPriceList(records: readonly PriceRecord[], at: Temporal.Instant): PriceList {
  const before: Amounts = {};
  for (const currency of currencies) {
    const sale = saleOf(records, currency, at);
    if (sale) before[currency] = sale.beforeMinor;
  }
  const prices = currentPrices(records, at);
  return Object.keys(before).length > 0 ? { ...prices, before } : prices;
}
