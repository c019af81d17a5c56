import type { Language } from '#studio/shared/language.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import { bookingMessages } from './booking.messages.ts';

export interface PaidParts {
  /** Already subtracted from what was paid. */
  discountMinor: number;
  giftCardMinor: number;
}

export interface PaidRow {
  key: 'price' | 'discount' | 'paid' | 'gift-card' | 'card';
  label: string;
  value: string;
}

/** What was paid; with a discount also the price, with a gift card its part and the card's. */
export function paidRows(
  paid: Money,
  { discountMinor, giftCardMinor }: PaidParts,
  language: Language,
): PaidRow[] {
  const words = bookingMessages[language];
  const row = (key: PaidRow['key'], label: string, amountMinor: number): PaidRow => ({
    key,
    label,
    value: formatMoney({ ...paid, amountMinor }, language),
  });
  const cardMinor = paid.amountMinor - giftCardMinor;
  return [
    ...(discountMinor > 0
      ? [
          row('price', words.price, paid.amountMinor + discountMinor),
          row('discount', words.discount, -discountMinor),
        ]
      : []),
    row('paid', words.paid, paid.amountMinor),
    ...(giftCardMinor > 0 ? [row('gift-card', words.paidWithGiftCard, giftCardMinor)] : []),
    ...(giftCardMinor > 0 && cardMinor > 0 ? [row('card', words.paidByCard, cardMinor)] : []),
  ];
}
