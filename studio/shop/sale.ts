import type { Currency } from '#studio/shared/money.ts';
import { currentRecord, type PriceRecord } from '../catalogue/price.ts';

export interface Sale {
  beforeMinor: number;
}

const announcedDays = 30;
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
  if (!now) return null;
  const startedAt = startOf(own, now);
  if (Temporal.Instant.compare(startedAt.add({ hours: announcedDays * 24 }), at) < 0) return null;
  const from = startedAt.subtract({ hours: lookBackDays * 24 });
  const before = own.filter((record) => Temporal.Instant.compare(record.validFrom, startedAt) < 0);
  const within = before.filter((record) => Temporal.Instant.compare(record.validFrom, from) > 0);
  const first = currentRecord(before, from);
  const amounts = [...within, ...(first ? [first] : [])].map((record) => record.amountMinor);
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
