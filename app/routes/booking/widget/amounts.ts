import type { SessionPrice } from '#studio/calendar/booking/booking-offer.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import type { AmountView } from './model.ts';

export function amountView(money: Money, language: Language): AmountView {
  return { currency: money.currency, amount: formatMoney(money, language) };
}

/** The prices, and the VAT they include; none where exempt. */
export function amountsOf(
  prices: readonly SessionPrice[],
  language: Language,
): { prices: AmountView[]; vat: AmountView[] } {
  return {
    prices: prices.map((price) => amountView(price, language)),
    vat: prices.flatMap(({ vatMinor: amountMinor, currency }) =>
      amountMinor > 0 ? [amountView({ amountMinor, currency }, language)] : [],
    ),
  };
}
