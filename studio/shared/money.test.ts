import { describe, expect, test } from 'vitest';
import { formatAmount, formatMoney, readAmount, readCurrency, readPrice } from './money.ts';

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

describe('a price as people write it', () => {
  test.each([
    [249, 24_900],
    ['249', 24_900],
    ['249.5', 24_950],
    ['249,50', 24_950],
    ['1.299,50', 129_950],
    ['1,299.50', 129_950],
    ['1.299', 129_900],
    ['1,299', 129_900],
    ['DKK 399', 39_900],
    ['399 kr.', 39_900],
    ['399,-', 39_900],
    [' 89 ', 8_900],
    ['1950,-', 195_000],
    ['1.950,-', 195_000],
    ['1 950,00', 195_000],
    ['1\u00a0950,00', 195_000],
    ['1.950,50 kr', 195_050],
    ['kr. 1.950', 195_000],
    ['kr 1 950', 195_000],
    ['Kr.1950,–', 195_000],
    ['1.950 DKK', 195_000],
    ['345 678', 34_567_800],
  ])('%j is %i minor units', (given, minor) => {
    expect(readPrice(given, 'DKK')).toBe(minor);
  });

  test.each([
    0,
    '0',
    '',
    null,
    undefined,
    -5,
    '12.345.6',
    'free',
    Number.NaN,
    1e12,
    '1e3',
    '24.999.9',
    '0x10',
    '+5',
    '1 95 0',
    '1,5,0',
  ])('%j is no price', (given) => {
    expect(readPrice(given, 'DKK')).toBeNull();
  });

  test.each([
    '0.001',
    '0,001',
    '0.001 kr.',
    'DKK 0.005',
    '00.100',
    '012.500',
    '0.001.000',
    '1.2345',
    '1.999,995',
    0.001,
    19.995,
    249.999,
  ])('an amount with more than two decimals, or groups that begin with 0, is no price: %s', (given) => {
    expect(readPrice(given, 'DKK')).toBeNull();
  });

  test.each(['EUR 262', 'USD 20', '€ 480', '480 eur', '$20', 'US$ 20', 'SEK 500', '£20', 'kr. 20 EUR'])(
    'another currency than the field’s is refused, not renamed: %s',
    (given) => {
      expect(readPrice(given, 'DKK')).toBeNull();
    },
  );

  test('the currency of the field may be repeated in it', () => {
    expect(readPrice('EUR 480', 'EUR')).toBe(48_000);
    expect(readPrice('480 €', 'EUR')).toBe(48_000);
    expect(readPrice('$20.50', 'USD')).toBe(2_050);
    expect(readPrice('EUR 480', null)).toBe(48_000);
  });

  test('zero is an amount, and no price', () => {
    expect([readAmount('0', 'DKK'), readAmount('0,00 kr.', 'DKK'), readPrice('0', 'DKK')]).toEqual([
      0,
      0,
      null,
    ]);
  });
});
