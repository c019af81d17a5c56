/** A line of an order, as far as a refund of it is concerned; amounts of the whole line, including VAT. */
export interface RefundableLine {
  grossMinor: number;
  vatMinor: number;
}

/** What one refund returned of one line. */
export interface RefundedLine {
  amountMinor: number;
  vatMinor: number;
  /** The whole line at once. */
  isWhole: boolean;
}

/**
 * What each line of an order gets of the last of these refunds, in the order in which they were made. A refund is shared
 * in proportion to what is left of each line, so all refunds together return each line exactly, with its VAT.
 */
export function lastRefundByLine(
  lines: readonly RefundableLine[],
  refunds: readonly number[],
): RefundedLine[] {
  let before = lines.map(() => 0);
  let after = before;
  for (const amountMinor of refunds) {
    before = after;
    const left = lines.map(({ grossMinor }, at) => Math.max(0, grossMinor - (before[at] ?? 0)));
    // More than the lines cost: a charge beyond the price of a plan.
    const isMore = amountMinor > sum(left);
    const weights = isMore ? lines.map(({ grossMinor }) => grossMinor) : left;
    after = share(amountMinor, weights).map((part, at) => part + (before[at] ?? 0));
  }
  return lines.map(({ grossMinor, vatMinor }, at) => {
    const [from, to] = [before[at] ?? 0, after[at] ?? 0];
    const vatUpTo = (amount: number) => (grossMinor === 0 ? 0 : Math.round((vatMinor * amount) / grossMinor));
    return {
      amountMinor: to - from,
      vatMinor: vatUpTo(to) - vatUpTo(from),
      isWhole: from === 0 && to === grossMinor,
    };
  });
}

/** Whole minor units in proportion to the weights; the largest remainders get what rounding leaves. */
function share(amountMinor: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  if (total === 0) return weights.map((_, at) => (at === 0 ? amountMinor : 0));
  const exact = weights.map((weight) => (amountMinor * weight) / total);
  const parts = exact.map(Math.floor);
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part - Math.floor(part) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at);
  let rest = amountMinor - sum(parts);
  for (const { at } of byRemainder) {
    if (rest === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    rest -= 1;
  }
  return parts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
