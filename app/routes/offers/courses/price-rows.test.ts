import { expect, test } from 'vitest';
import { priceNote, priceRows } from './price-rows.ts';

const prices = { DKK: 90_000, EUR: 12_001 };

test('instalments: a price names its payments in every currency and both languages, as the checkout charges them', () => {
  expect(priceNote(priceRows(prices, 'en', 3), 'en')).toBe(
    '3 monthly payments of DKK 300 · 3 monthly payments: EUR 40.01 today, then 2 × EUR 40',
  );
  expect(priceNote(priceRows(prices, 'da', 3), 'da')).toBe(
    '3 månedlige betalinger på DKK 300 · 3 månedlige betalinger: EUR 40,01 i dag, derefter 2 × EUR 40',
  );
});

test('instalments: a price that is paid at once says nothing of them, and a reduced one what it was', () => {
  expect(priceNote(priceRows(prices, 'en'), 'en')).toBeNull();
  const reduced = priceNote(priceRows({ DKK: 90_000, before: { DKK: 100_000 } }, 'en'), 'en');
  expect(reduced).toContain('DKK 1,000');
});
