import type { SessionPrice } from '#studio/calendar/booking/booking-offer.queries.ts';
import { vatRows } from '#studio/money/orders/vat/vat-rows.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney, type Money } from '#studio/shared/money.ts';
import type { AmountView, PricesView } from './model.ts';

export function amountView(money: Money, language: Language): AmountView {
  return { currency: money.currency, amount: formatMoney(money, language) };
}

/** The prices, and what is said about their VAT. */
export function amountsOf(prices: readonly SessionPrice[], language: Language): PricesView {
  const rows = prices.flatMap((price) => {
    const { currency } = price;
    return vatRows([price], { currency, language }).map(({ label, value }) => ({ label, currency, value }));
  });
  return {
    prices: prices.map((price) => amountView(price, language)),
    vatLabel: rows[0]?.label ?? '',
    vat: rows.map(({ currency, value }) => ({ currency, amount: value })),
  };
}
