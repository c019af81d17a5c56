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

test.for<[of: string, lines: ReturnType<typeof line>[], vatOfEach: number[][], refunds: number[]]>([
  ['one line', [line(33_333, 6_667)], [[2889], [2889], [889]], [14_445, 14_445, 4_443]],
  ['a rounded up øre', [line(19_999, 4_000)], [[1], [1], [2], [3996]], [3, 5, 10, 19_981]],
  ['half an øre', [line(1_000, 25)], [[1], [0], [1], [23]], [20, 20, 20, 940]],
  [
    'two rates',
    [line(33_333, 6_667), line(10_001, 0)],
    [
      [1282, 0],
      [5385, 0],
    ],
    [8_334, 35_000],
  ],
])(
  'refund lines: each credit note of %s states its VAT rounded to the nearest øre',
  ([, lines, vat, refunds]) => {
    const notes = refunds.map((_, at) => lastRefundByLine(lines, amounts(...refunds.slice(0, at + 1))));
    expect(notes.map((parts) => parts.map(({ vatMinor }) => vatMinor))).toEqual(vat);
  },
);

test('refund lines: a charge beyond the price is returned with its VAT', () => {
  const parts = lastRefundByLine([line(50_000)], amounts(50_000, 16_500));
  expect(parts).toEqual([{ amountMinor: 16_500, vatMinor: 3_300, isWhole: false }]);
});
