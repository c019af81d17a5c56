export interface RefundableLine {
  grossMinor: number;
  vatMinor: number;
}

export interface RefundedLine {
  amountMinor: number;
  vatMinor: number;
  isWhole: boolean;
}

export interface RefundOfLines {
  amountMinor: number;
  /** Of a refund by item: the amount of each line. What is left of `amountMinor` is shared by all lines. */
  byLine?: readonly number[] | undefined;
}

/** Shares the last refund by what is left of each line, so all refunds together return each line exactly. */
export function lastRefundByLine(
  lines: readonly RefundableLine[],
  refunds: readonly RefundOfLines[],
): RefundedLine[] {
  const before = refundedByLine(lines, refunds.slice(0, -1));
  const after = refundedByLine(lines, refunds);
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

export function refundedByLine(
  lines: ReadonlyArray<Pick<RefundableLine, 'grossMinor'>>,
  refunds: readonly RefundOfLines[],
): number[] {
  let refunded = lines.map(() => 0);
  for (const { amountMinor, byLine = [] } of refunds) {
    const left = () => lines.map(({ grossMinor }, at) => Math.max(0, grossMinor - (refunded[at] ?? 0)));
    const chosen = left().map((most, at) => Math.min(most, byLine[at] ?? 0));
    refunded = refunded.map((before, at) => before + (chosen[at] ?? 0));
    const restMinor = amountMinor - sum(chosen);
    const weights = restMinor > sum(left()) ? lines.map(({ grossMinor }) => grossMinor) : left();
    refunded = share(restMinor, weights).map((part, at) => part + (refunded[at] ?? 0));
  }
  return refunded;
}

export function amountsByLine(
  lines: ReadonlyArray<{ position: number }>,
  items: ReadonlyArray<{ position: number; amountMinor: number }> | null,
): number[] {
  return lines.map(({ position }) => items?.find((item) => item.position === position)?.amountMinor ?? 0);
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
