export interface RefundableLine {
  grossMinor: number;
  vatMinor: number;
}

export interface RefundedLine {
  amountMinor: number;
  vatMinor: number;
  isWhole: boolean;
}

/** Shares the last refund by what is left of each line, so all refunds together return each line exactly. */
export function lastRefundByLine(
  lines: readonly RefundableLine[],
  refunds: readonly number[],
): RefundedLine[] {
  let before = lines.map(() => 0);
  let after = before;
  for (const amountMinor of refunds) {
    before = after;
    const left = lines.map(({ grossMinor }, at) => Math.max(0, grossMinor - (before[at] ?? 0)));
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
