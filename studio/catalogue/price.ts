import type { Currency } from '#studio/shared/money.ts';

export interface PriceRecord {
  id: number;
  currency: Currency;
  amountMinor: number;
  validFrom: Temporal.Instant;
}

/** Minor units. A missing currency is not offered. */
export type PriceList = Partial<Record<Currency, number>>;

export function currentRecord(records: readonly PriceRecord[], at: Temporal.Instant): PriceRecord | null {
  let best: PriceRecord | null = null;
  for (const record of records) {
    if (Temporal.Instant.compare(record.validFrom, at) > 0) continue;
    const order = best === null ? 1 : Temporal.Instant.compare(record.validFrom, best.validFrom);
    if (best === null || order > 0 || (order === 0 && record.id > best.id)) best = record;
  }
  return best;
}
