import { expect, test } from 'vitest';
import { lastRefundByLine } from './refund-lines.ts';

const amounts = (...refunds: number[]) => refunds.map((amountMinor) => ({ amountMinor }));
const line = (grossMinor: number, vatMinor = grossMinor / 5) => ({ grossMinor, vatMinor });

test('refund lines: a partial refund of one line states its amount and the VAT in it', () => {
  expect(lastRefundByLine([line(195_000)], amounts(50_000))).toEqual([
    { amountMinor: 50_000, vatMinor: 10_000, isWhole: false },
  ]);
});

test('refund lines: a full refund states every line as it was ordered', () => {
  expect(lastRefundByLine([line(35_000), line(5_900, 0)], amounts(40_900))).toEqual([
    { amountMinor: 35_000, vatMinor: 7_000, isWhole: true },
    { amountMinor: 5_900, vatMinor: 0, isWhole: true },
  ]);
});

test('refund lines: any sequence of partial refunds returns every line and its VAT exactly', () => {
  const lines = [line(33_333, 6_667), line(10_001, 2_000), line(1, 0)];
  for (const refunds of [
    [1, 2, 43_332],
    [14_445, 14_445, 14_445],
    [43_000, 335],
    [7, 7, 7, 43_314],
  ]) {
    const totals = lines.map(() => ({ amountMinor: 0, vatMinor: 0 }));
    for (let count = 1; count <= refunds.length; count += 1) {
      const parts = lastRefundByLine(lines, amounts(...refunds.slice(0, count)));
      expect(parts.reduce((all, part) => all + part.amountMinor, 0)).toBe(refunds[count - 1]);
      for (const [at, part] of parts.entries()) {
        expect(part.amountMinor).toBeGreaterThanOrEqual(0);
        totals[at]!.amountMinor += part.amountMinor;
        totals[at]!.vatMinor += part.vatMinor;
      }
    }
    expect(totals).toEqual(lines.map(({ grossMinor: amountMinor, vatMinor }) => ({ amountMinor, vatMinor })));
  }
});

test('refund lines: a charge beyond the price is returned with its VAT', () => {
  const parts = lastRefundByLine([line(50_000)], amounts(50_000, 16_500));
  expect(parts).toEqual([{ amountMinor: 16_500, vatMinor: 3_300, isWhole: false }]);
});
