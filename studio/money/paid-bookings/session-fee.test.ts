import { expect, test } from 'vitest';
import { feeAmount, feesSentence } from './session-fee.ts';

const prices = { DKK: 195_000, EUR: 26_200 };
const say = (late: number, noShow: number, changes = {}) =>
  feesSentence(
    { prices, noticeHours: 24, lateFeePercent: late, noShowFeePercent: noShow, ...changes },
    'en',
  )?.replaceAll('\u00a0', ' ') ?? null;

test('a fee is a share of the price in kroner, rounded to the øre', () => {
  expect(feeAmount(prices, 100)).toEqual({ amountMinor: 195_000, currency: 'DKK' });
  expect(feeAmount({ DKK: 99_950 }, 33)).toEqual({ amountMinor: 32_984, currency: 'DKK' });
  expect([feeAmount(prices, 0), feeAmount({ EUR: 26_200 }, 50), feeAmount({}, 50)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the sentence names the fees there are, and none for cancelling where that is free until the start', () => {
  expect(say(50, 0)).toContain('cancel less than 24 hours before, we may charge DKK 975.');
  expect(say(0, 100)).toContain('don’t come, we may charge DKK 1,950.');
  expect(say(50, 50)).toContain('24 hours before, or don’t come, we may charge DKK 975.');
  expect(say(50, 100)).toContain('we may charge DKK 975; if you don’t come, DKK 1,950.');
  expect(say(50, 100, { noticeHours: 0 })).toBe(
    'If you haven’t paid and don’t come, we may charge DKK 1,950.',
  );
  expect([say(0, 0), say(50, 50, { prices: {} })]).toEqual([null, null]);
});
