import { expect, test } from 'vitest';
import type { PriceRecord } from './price.ts';
import { saleOf, shownPriceList } from './sale.ts';

const at = (day: string) => Temporal.Instant.from(`${day}T09:00:00Z`);
let id = 0;
const price = (amountMinor: number, day: string): PriceRecord => {
  id += 1;
  return { id, currency: 'DKK', amountMinor, validFrom: at(day) };
};

test('a reduced price is shown with the lowest price of the previous thirty days, not the last', () => {
  const records = [
    price(39_900, '2025-01-01'),
    price(29_900, '2026-10-25'),
    price(45_000, '2026-11-10'),
    price(24_900, '2026-11-20'),
  ];
  expect(saleOf(records, 'DKK', at('2026-11-21'))).toEqual({ beforeMinor: 29_900 });
});

test('raising a price for a week and reducing it again is no sale', () => {
  const records = [price(39_900, '2025-01-01'), price(59_900, '2026-11-10'), price(39_900, '2026-11-17')];
  expect(saleOf(records, 'DKK', at('2026-11-21'))).toBeNull();
});

test('a price in force for more than thirty days before counts from then on', () => {
  const records = [price(10_000, '2025-01-01'), price(50_000, '2025-06-01'), price(40_000, '2026-11-20')];
  expect(saleOf(records, 'DKK', at('2026-11-21'))).toEqual({ beforeMinor: 50_000 });
});

test('after thirty days a reduced price is the regular price', () => {
  const records = [price(50_000, '2025-01-01'), price(40_000, '2026-10-01')];
  expect(saleOf(records, 'DKK', at('2026-10-30'))).toEqual({ beforeMinor: 50_000 });
  expect(saleOf(records, 'DKK', at('2026-11-01'))).toBeNull();
});

test('writing the same price again does not renew an old sale', () => {
  const records = [price(50_000, '2025-01-01'), price(40_000, '2026-09-01'), price(40_000, '2026-11-20')];
  expect(saleOf(records, 'DKK', at('2026-11-21'))).toBeNull();
});

test('a first price, a raised one and another currency are no sale', () => {
  expect(saleOf([price(40_000, '2026-11-20')], 'DKK', at('2026-11-21'))).toBeNull();
  const raised = [price(30_000, '2025-01-01'), price(40_000, '2026-11-20')];
  expect(saleOf(raised, 'DKK', at('2026-11-21'))).toBeNull();
  expect(saleOf(raised, 'EUR', at('2026-11-21'))).toBeNull();
});

test('a price list names the reference price of every reduced currency, and only of those', () => {
  const euro = { ...price(10_000, '2025-01-01'), currency: 'EUR' as const };
  const records = [price(50_000, '2025-01-01'), price(40_000, '2026-11-20'), euro];
  expect(shownPriceList(records, at('2026-11-21'))).toEqual({
    DKK: 40_000,
    EUR: 10_000,
    before: { DKK: 50_000 },
  });
  expect(shownPriceList(records, at('2026-11-19'))).toEqual({ DKK: 50_000, EUR: 10_000 });
});

test('a time without a price is no reduction', () => {
  const none = { ...price(0, '2026-10-01'), amountMinor: null };
  expect(saleOf([price(50_000, '2025-01-01'), none], 'DKK', at('2026-11-21'))).toBeNull();
});
