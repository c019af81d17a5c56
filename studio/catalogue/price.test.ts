import { expect, test } from 'vitest';
import { currentPrices, currentRecord, type PriceRecord } from './price.ts';

const at = (text: string) => Temporal.Instant.from(text);
const record = (id: number, amountMinor: number, validFrom: string, currency: 'DKK' | 'EUR' = 'DKK') =>
  ({ id, currency, amountMinor, validFrom: at(validFrom) }) satisfies PriceRecord;

test('price: the latest one that has begun is in force', () => {
  const records = [
    record(1, 100, '2026-01-01T00:00:00Z'),
    record(2, 200, '2026-06-01T00:00:00Z'),
    record(3, 300, '2027-01-01T00:00:00Z'),
  ];
  expect(currentRecord(records, at('2026-03-01T00:00:00Z'))?.amountMinor).toBe(100);
  expect(currentRecord(records, at('2026-06-01T00:00:00Z'))?.amountMinor).toBe(200);
  expect(currentRecord(records, at('2025-12-31T23:59:59Z'))).toBeNull();
});

test('price: of two that begin together the later written one is in force', () => {
  const records = [record(8, 800, '2026-01-01T00:00:00Z'), record(7, 700, '2026-01-01T00:00:00Z')];
  expect(currentRecord(records, at('2026-02-01T00:00:00Z'))?.amountMinor).toBe(800);
});

test('a currency without a price is not offered', () => {
  const records = [record(1, 100, '2026-01-01T00:00:00Z'), record(2, 14, '2027-01-01T00:00:00Z', 'EUR')];
  expect(currentPrices(records, at('2026-02-01T00:00:00Z'))).toEqual({ DKK: 100 });
});
