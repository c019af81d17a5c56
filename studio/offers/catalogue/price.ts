import { type Currency, currencies } from '#studio/shared/money.ts';

export interface PriceRecord {
  id: number;
  currency: Currency;
  /** Null: not sold in this currency. */
  amountMinor: number | null;
  validFrom: Temporal.Instant;
}

/** Minor units. A missing currency is not offered. */
export type Amounts = Partial<Record<Currency, number>>;

export interface PriceList extends Amounts {
  /** Next to a reduced price: the lowest of the 30 days before (sale.ts). */
  before?: Amounts;
}

/** Latest first; of two that begin together the later written one. */
function latestFirst(a: PriceRecord, b: PriceRecord): number {
  return Temporal.Instant.compare(b.validFrom, a.validFrom) || b.id - a.id;
}

export function currentRecord(records: readonly PriceRecord[], at: Temporal.Instant): PriceRecord | null {
  let best: PriceRecord | null = null;
  for (const record of records) {
    if (Temporal.Instant.compare(record.validFrom, at) > 0) continue;
    if (best === null || latestFirst(record, best) < 0) best = record;
  }
  return best;
}

export function currentPrices(records: readonly PriceRecord[], at: Temporal.Instant): Amounts {
  const list: Amounts = {};
  for (const currency of new Set(records.map((record) => record.currency))) {
    const record = currentRecord(
      records.filter((candidate) => candidate.currency === currency),
      at,
    );
    if (record?.amountMinor != null) list[currency] = record.amountMinor;
  }
  return list;
}

export interface PriceStep {
  from: Temporal.Instant;
  prices: Amounts;
  time: 'upcoming' | 'now' | 'past';
}

/** The price list by date, latest first. A date whose prices equal those before it changes nothing and is omitted. */
export function priceSteps(records: readonly PriceRecord[], now: Temporal.Instant): PriceStep[] {
  const dates = records.map(({ validFrom }) => validFrom).toSorted(Temporal.Instant.compare);
  const steps: PriceStep[] = [];
  for (const from of dates) {
    const prices = currentPrices(records, from);
    if (areEqual(prices, steps.at(-1)?.prices ?? {})) continue;
    const hasBegun = Temporal.Instant.compare(from, now) <= 0;
    for (const step of steps) if (hasBegun) step.time = 'past';
    steps.push({ from, prices, time: hasBegun ? 'now' : 'upcoming' });
  }
  return steps.toReversed();
}

/** What must be written so that `wanted` is in force at that moment; null: no longer sold in the currency. */
export function priceChanges(
  records: readonly PriceRecord[],
  wanted: Amounts,
  at: Temporal.Instant,
): Array<{ currency: Currency; amountMinor: number | null }> {
  const there = currentPrices(records, at);
  return currencies
    .filter((currency) => there[currency] !== wanted[currency])
    .map((currency) => ({ currency, amountMinor: wanted[currency] ?? null }));
}

/** The entries of the same date that undo an upcoming one: what is in force just before it. */
export function withdrawalOf(records: readonly PriceRecord[], from: Temporal.Instant) {
  return priceChanges(records, currentPrices(records, from.subtract({ milliseconds: 1 })), from);
}

function areEqual(one: Amounts, other: Amounts): boolean {
  return currencies.every((currency) => one[currency] === other[currency]);
}
