import { expect, test } from 'vitest';
import { describeReturn, limitReturn } from './returned-money.ts';

const money = { currency: 'DKK', reservedMinor: 0, cardMinor: 0, giftCardMinor: 0, manualMinor: 0 } as const;

test('returned money: names what goes to the card and what to the gift card, and the button the sum', () => {
  expect(describeReturn({ ...money, cardMinor: 95_000, giftCardMinor: 100_000 }, 'en')).toEqual({
    text: 'DKK 950 goes back to the original card. DKK 1,000 goes back on the gift card.',
    button: 'Refund DKK 1,950',
  });
});

test('returned money: a reservation is released, and nothing paid moves nothing', () => {
  expect(describeReturn({ ...money, reservedMinor: 45_000 }, 'en').button).toBe('Release DKK 450');
  expect(describeReturn(money, 'en')).toEqual(describeReturn(undefined, 'en'));
  expect(describeReturn(undefined, 'en').button).toBeNull();
});

test('returned money: a part returns to the card first', () => {
  expect(limitReturn({ ...money, cardMinor: 500, giftCardMinor: 500 }, 700)).toMatchObject({
    cardMinor: 500,
    giftCardMinor: 200,
  });
});
