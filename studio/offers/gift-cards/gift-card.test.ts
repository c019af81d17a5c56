import { expect, test } from 'vitest';
import {
  coverWith,
  formatGiftCardCode,
  giftCardState,
  newGiftCardCode,
  readGiftCardCode,
} from './gift-card.ts';

test('gift card: a code has 100 bits and can be typed with or without groups, and with similar letters', () => {
  const code = newGiftCardCode();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
  expect(newGiftCardCode()).not.toBe(code);
  const typed = formatGiftCardCode(code);
  expect(typed).toMatch(/^(?:\w{4}-){4}\w{4}$/);
  expect(readGiftCardCode(` ${typed.toLowerCase()} `)).toBe(code);
  expect(readGiftCardCode('oIl0-1111-2222-3333-4444')).toBe('01101111222233334444');
  expect(readGiftCardCode('SPRING')).toBeNull();
});

test.each([
  [5000, 10_000, { coveredMinor: 5000, dueMinor: 5000 }],
  [20_000, 10_000, { coveredMinor: 10_000, dueMinor: 0 }],
  // A rest below DKK 2.50 could not be charged.
  [9900, 10_000, { coveredMinor: 9750, dueMinor: 250 }],
  [100, 200, { coveredMinor: 0, dueMinor: 200 }],
])('gift card: %i pays for %i', (balance, totalMinor, expected) => {
  expect(coverWith(balance, { totalMinor, currency: 'DKK' })).toEqual(expected);
});

test('gift card: its state follows from delivery, validity and balance', () => {
  const now = Temporal.Instant.from('2026-11-23T09:00:00Z');
  const card = { deliveredAt: now, validUntil: now.add({ hours: 1 }), balanceMinor: 100, isRefunded: false };
  expect(giftCardState(card, now)).toBe('active');
  expect(giftCardState({ ...card, deliveredAt: null }, now)).toBe('scheduled');
  expect(giftCardState({ ...card, balanceMinor: 0 }, now)).toBe('used');
  expect(giftCardState({ ...card, validUntil: now }, now)).toBe('expired');
  expect(giftCardState({ ...card, balanceMinor: 0, isRefunded: true }, now)).toBe('refunded');
});
