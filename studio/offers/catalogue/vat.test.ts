import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatIncluded, vatRatePermille } from './vat.ts';

test('a fifth of a price with standard VAT is VAT', () => {
  expect(vatRatePermille('standard')).toBe(250);
  expect(vatIncluded(195_000, 'standard')).toBe(39_000);
  expect(vatIncluded(3, 'standard')).toBe(1);
  expect(vatIncluded(2, 'standard')).toBe(0);
});

test('an exempt entry has no VAT', () => {
  expect(vatRatePermille('exempt')).toBe(0);
  expect(vatIncluded(195_000, 'exempt')).toBe(0);
});

test('VAT and net always sum to the price, and the VAT is within half a minor unit of a fifth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => {
      const vat = vatIncluded(amount, 'standard');
      expect(Number.isInteger(vat)).toBe(true);
      expect(Math.abs(vat - amount / 5)).toBeLessThanOrEqual(0.5);
    }),
  );
});
