import { expect, test } from 'vitest';
import { formatAmount, formatMoney, readCurrency } from './money.ts';

test('thousands are separated in the style of the page [S9.01]', () => {
  expect(formatAmount(1_850_000, 'en')).toBe('18,500');
  expect(formatAmount(1_850_000, 'da')).toBe('18.500');
  expect(formatAmount(26_200, 'en')).toBe('262');
  expect(formatAmount(123_456_700, 'da')).toBe('1.234.567');
});

test('decimals appear only when they are not zero', () => {
  expect(formatAmount(750, 'en')).toBe('7.50');
  expect(formatAmount(750, 'da')).toBe('7,50');
  expect(formatAmount(1_000_05, 'da')).toBe('1.000,05');
  expect(formatAmount(0, 'en')).toBe('0');
});

test('an amount includes its currency', () => {
  expect(formatMoney({ amountMinor: 6_850_000, currency: 'DKK' }, 'da')).toBe('DKK 68.500');
});

test('a currency code is parsed in any letter case, and nothing else is [S3.05]', () => {
  expect(readCurrency('dkk')).toBe('DKK');
  expect(readCurrency(' Eur ')).toBe('EUR');
  expect(readCurrency('SEK')).toBeNull();
  expect(readCurrency('')).toBeNull();
});
