import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IncomeFigure } from './income.queries.ts';
import { sumOf } from './income.ts';
import { daysOfVatPeriod, readVatPeriod, vatFigures, vatPeriodOf } from './vat-period.ts';

test('a VAT period is read from its key only, and covers whole months', () => {
  const fourth = readVatPeriod('2026-Q4');
  expect(fourth).toEqual({ key: '2026-Q4', year: 2026, number: 4, length: 'quarter' });
  expect(Object.values(daysOfVatPeriod(fourth!)).map(String)).toEqual(['2026-10-01', '2027-01-01']);
  expect(Object.values(daysOfVatPeriod(readVatPeriod('2026-H1')!)).map(String)).toEqual([
    '2026-01-01',
    '2026-07-01',
  ]);
  for (const wrong of ['2026-Q5', '2026-H3', '2026-Q0', '1999-Q1', '2026', '', null, "2026-Q1'"])
    expect(readVatPeriod(wrong)).toBeNull();
});

test('every month is in the period that covers it', () => {
  for (let month = 1; month <= 12; month += 1) {
    for (const length of ['quarter', 'half-year'] as const) {
      const yearMonth = Temporal.PlainYearMonth.from({ year: 2026, month });
      const period = vatPeriodOf(yearMonth, length);
      expect(readVatPeriod(period.key)).toEqual(period);
      const { from, until } = daysOfVatPeriod(period);
      const first = yearMonth.toPlainDate({ day: 1 });
      expect(Temporal.PlainDate.compare(from, first)).toBeLessThanOrEqual(0);
      expect(Temporal.PlainDate.compare(first, until)).toBe(-1);
    }
  }
});

const anyFigure: fc.Arbitrary<IncomeFigure> = fc.record({
  month: fc
    .tuple(fc.integer({ min: 2024, max: 2027 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
  kind: fc.constantFrom('sessions', 'shop'),
  document: fc.constantFrom('receipt', 'credit-note'),
  grossMinor: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  vatMinor: fc.integer({ min: -200_000, max: 200_000 }),
});

test('quarters and half-years add up to the ledger, and sales and refunds to their total', () => {
  fc.assert(
    fc.property(fc.array(anyFigure, { maxLength: 60 }), (figures) => {
      for (const length of ['quarter', 'half-year'] as const) {
        const rows = vatFigures(figures, length);
        expect(sumOf(rows.map(({ total }) => total))).toEqual(sumOf(figures));
        for (const { sales, refunds, total } of rows) expect(sumOf([sales, refunds])).toEqual(total);
      }
    }),
  );
});
