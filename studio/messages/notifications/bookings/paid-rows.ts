import type { Fact } from '#studio/shared/email/email-content.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import { paidLabels } from './session.messages.ts';

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
  const labels = paidLabels[language];
  const row = (key: PaidRow['key'], label: string, amountMinor: number): PaidRow => ({
    key,
    label,
    value: formatMoney({ ...paid, amountMinor }, language),
  });
  const cardMinor = paid.amountMinor - giftCardMinor;
  return [
    ...(discountMinor > 0
      ? [
          row('price', labels.price, paid.amountMinor + discountMinor),
          row('discount', labels.discount, -discountMinor),
        ]
      : []),
    row('paid', labels.paid, paid.amountMinor),
    ...(giftCardMinor > 0 ? [row('gift-card', labels.giftCard, giftCardMinor)] : []),
    ...(giftCardMinor > 0 && cardMinor > 0 ? [row('card', labels.card, cardMinor)] : []),
  ];
}

export function paidFacts(
  amount: Money,
  { paidParts, language }: { paidParts?: PaidParts; language: Language },
): Fact[] {
  const parts = paidParts ?? { discountMinor: 0, giftCardMinor: 0 };
  return paidRows(amount, parts, language).map(({ label, value }) => [label, value]);
}
