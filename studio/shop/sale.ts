import type { Currency } from '#studio/shared/money.ts';
import { currentRecord, type PriceRecord } from '../catalogue/price.ts';

export interface Sale {
  /** The lowest price of the thirty days before it was lowered, in minor units. */
  beforeMinor: number;
}

/** A lowered price is announced as one for so long; after that it is simply the price. */
const announcedDays = 30;
/** How far back the price before is looked for. */
const lookBackDays = 30;

/**
 * Whether today's price may be shown as lowered, and against what: the lowest price of the thirty days before it was
 * lowered, not the last or highest one (Directive 98/6/EC art. 6a; the Danish Consumer Ombudsman's guidelines on
 * price marketing). Null: it is no lower than that, or was lowered more than thirty days ago.
 */
export function saleOf(
  records: readonly PriceRecord[],
  currency: Currency,
  at: Temporal.Instant,
): Sale | null {
  const own = records.filter((record) => record.currency === currency);
  const now = currentRecord(own, at);
  if (!now) return null;
  const begun = beginOf(own, now);
  if (Temporal.Instant.compare(begun.add({ hours: announcedDays * 24 }), at) < 0) return null;
  const from = begun.subtract({ hours: lookBackDays * 24 });
  const before = own.filter((record) => Temporal.Instant.compare(record.validFrom, begun) < 0);
  const within = before.filter((record) => Temporal.Instant.compare(record.validFrom, from) > 0);
  // What was in force when the thirty days began counts as well.
  const first = currentRecord(before, from);
  const amounts = [...within, ...(first ? [first] : [])].map((record) => record.amountMinor);
  const beforeMinor = Math.min(...amounts);
  return amounts.length > 0 && beforeMinor > now.amountMinor ? { beforeMinor } : null;
}

/** Since when this amount has been in force without a break: writing the same price again is no new price. */
function beginOf(records: readonly PriceRecord[], now: PriceRecord): Temporal.Instant {
  const earlier = records
    .filter((record) => Temporal.Instant.compare(record.validFrom, now.validFrom) <= 0)
    .sort((a, b) => Temporal.Instant.compare(b.validFrom, a.validFrom) || b.id - a.id);
  let begun = now.validFrom;
  for (const record of earlier) {
    if (record.amountMinor !== now.amountMinor) break;
    begun = record.validFrom;
  }
  return begun;
}
