import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatParts } from './vat-parts.ts';

const line = (unitMinor: number, vatRatePermille: number, quantity = 1) => ({
  description: 'x',
  quantity,
  unitMinor,
  vatRatePermille,
  vatMinor: Math.round((unitMinor * quantity * vatRatePermille) / (1000 + vatRatePermille)),
});
const part = (vatClass: string, ratePermille: number, grossMinor: number, vatMinor: number) => ({
  vatClass,
  ratePermille,
  grossMinor,
  vatMinor,
});

test('a receipt with a session and a mug has an exempt and a standard part', () => {
  expect(vatParts({ totalMinor: 203_900, lines: [line(195_000, 0), line(8_900, 250)] })).toEqual([
    part('exempt', 0, 195_000, 0),
    part('standard', 250, 8_900, 1_780),
  ]);
});

test('a gift card for several rates is a part of its own, and a credit note is negative', () => {
  const voucher = { ...line(50_000, 0), isVoucher: true as const };
  expect(vatParts({ totalMinor: 50_000, lines: [voucher] })).toEqual([part('voucher', 0, 50_000, 0)]);
  expect(vatParts({ totalMinor: -8_900, lines: [line(-8_900, 250)] })).toEqual([
    part('standard', 250, -8_900, -1_780),
  ]);
});

test('after a discount the standard part follows its VAT, and the exempt part is the rest', () => {
  const mug = { ...line(8_900, 250), vatMinor: 1_602 };
  expect(vatParts({ totalMinor: 183_510, lines: [line(195_000, 0), mug] })).toEqual([
    part('exempt', 0, 175_500, 0),
    part('standard', 250, 8_010, 1_602),
  ]);
});

test('the parts always add up to the total', () => {
  const anyLine = fc
    .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(0, 250), fc.integer({ min: 1, max: 5 }))
    .map(([unit, rate, quantity]) => line(unit, rate, quantity));
  const receipts = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    totalMinor: fc.integer({ min: 0, max: 9_000_000 }),
  });
  fc.assert(
    fc.property(receipts, (receipt) => {
      const total = vatParts(receipt).reduce((sum, { grossMinor }) => sum + grossMinor, 0);
      expect(total).toBe(receipt.totalMinor);
    }),
  );
});
