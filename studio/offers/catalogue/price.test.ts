import { expect, test } from 'vitest';
import {
  currentPrices,
  currentRecord,
  type PriceRecord,
  priceChanges,
  priceSteps,
  withdrawalOf,
} from './price.ts';

const at = (text: string) => Temporal.Instant.from(text);
const record = (id: number, amountMinor: number | null, validFrom: string, currency: 'DKK' | 'EUR' = 'DKK') =>
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

test('a currency whose last entry has no amount is not offered any more', () => {
  const records = [record(1, 100, '2026-01-01T00:00:00Z'), record(2, null, '2026-06-01T00:00:00Z')];
  expect(currentPrices(records, at('2026-05-01T00:00:00Z'))).toEqual({ DKK: 100 });
  expect(currentPrices(records, at('2026-06-01T00:00:00Z'))).toEqual({});
});

test('price history: dates latest first, each with its whole list and whether it is to come', () => {
  const records = [
    record(1, 100, '2026-01-01T00:00:00Z'),
    record(2, 14, '2026-01-01T00:00:00Z', 'EUR'),
    record(3, 120, '2026-06-01T00:00:00Z'),
    record(4, 130, '2027-01-01T00:00:00Z'),
  ];
  expect(priceSteps(records, at('2026-07-01T00:00:00Z'))).toEqual([
    { from: at('2027-01-01T00:00:00Z'), prices: { DKK: 130, EUR: 14 }, time: 'upcoming' },
    { from: at('2026-06-01T00:00:00Z'), prices: { DKK: 120, EUR: 14 }, time: 'now' },
    { from: at('2026-01-01T00:00:00Z'), prices: { DKK: 100, EUR: 14 }, time: 'past' },
  ]);
});

test('price change: only currencies that differ at that moment are written', () => {
  const records = [record(1, 100, '2026-01-01T00:00:00Z'), record(2, 14, '2026-01-01T00:00:00Z', 'EUR')];
  const then = at('2027-01-01T00:00:00Z');
  expect(priceChanges(records, { DKK: 120, EUR: 14 }, then)).toEqual([{ currency: 'DKK', amountMinor: 120 }]);
  expect(priceChanges(records, { DKK: 100 }, then)).toEqual([{ currency: 'EUR', amountMinor: null }]);
  expect(priceChanges(records, { DKK: 100, EUR: 14 }, then)).toEqual([]);
});

test('price withdrawal: entries of the same date restore what is in force before it', () => {
  const then = at('2027-01-01T00:00:00Z');
  const records = [
    record(1, 100, '2026-01-01T00:00:00Z'),
    record(2, 120, '2027-01-01T00:00:00Z'),
    record(3, 16, '2027-01-01T00:00:00Z', 'EUR'),
  ];
  const undone = withdrawalOf(records, then);
  expect(undone).toEqual([
    { currency: 'DKK', amountMinor: 100 },
    { currency: 'EUR', amountMinor: null },
  ]);
  const after = [...records, ...undone.map((one, index) => ({ ...one, id: 10 + index, validFrom: then }))];
  expect(priceSteps(after, at('2026-07-01T00:00:00Z'))).toHaveLength(1);
});
