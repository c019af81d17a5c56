import { expect, test } from 'vitest';
import { paidRows } from './paid-rows.ts';

const paid = { amountMinor: 175_500, currency: 'DKK' } as const;
const rows = (...given: Parameters<typeof paidRows>) =>
  paidRows(...given).map(({ label, value }) => `${label} ${value}`);

test('a payment without codes is one line', () => {
  expect(rows(paid, { discountMinor: 0, giftCardMinor: 0 }, 'en')).toEqual(['Paid DKK 1,755']);
});

test('a payment with discount and gift card lists price, discount, gift card and card', () => {
  expect(rows(paid, { discountMinor: 19_500, giftCardMinor: 100_000 }, 'da')).toEqual([
    'Pris DKK 1.950',
    'Rabat DKK −195',
    'Betalt DKK 1.755',
    'Heraf med gavekort DKK 1.000',
    'Heraf med kort DKK 755',
  ]);
});

test('a session that a gift card covers has no line for the card', () => {
  expect(rows(paid, { discountMinor: 0, giftCardMinor: 175_500 }, 'en')).toEqual([
    'Paid DKK 1,755',
    'Of which by gift card DKK 1,755',
  ]);
});
