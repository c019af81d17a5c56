import { Price } from '#app/ui/price.tsx';
import { type ShopProduct, shopCurrency } from '#studio/goods/shop/products.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { formatAmount, formatMoney } from '#studio/shared/money.ts';
import { canBeHad } from './buy-now.tsx';
import { shopMessages } from './shop.messages.ts';

/** The lowest price of the sizes, with the former price. */
export function ProductPrice({ product, language }: { product: ShopProduct; language: Language }) {
  const words = shopMessages[language];
  const priced = product.variants.filter((variant) => variant.priceMinor !== null);
  const cheapest = priced.reduce(
    (best, one) => ((one.priceMinor ?? 0) < (best.priceMinor ?? 0) ? one : best),
    priced[0]!,
  );
  if (!cheapest || cheapest.priceMinor === null) return null;
  const before = cheapest.beforeMinor;
  const availability = priced.find(canBeHad)?.availability ?? priced[0]!.availability;
  return (
    <div className="product-price">
      <Price
        currency={shopCurrency}
        figure={formatAmount(cheapest.priceMinor, language)}
        {...(priced.some(({ priceMinor }) => priceMinor !== cheapest.priceMinor) ? { from: words.from } : {})}
        {...(before === null
          ? {}
          : { before: { figure: formatAmount(before, language), label: words.before } })}
        isOff={!priced.some(canBeHad)}
      />
      {before !== null && (
        <p className="remark">
          {words.lowest(formatMoney({ amountMinor: before, currency: shopCurrency }, language))}
        </p>
      )}
      {priced.some(canBeHad) && <p className="product-stock">{words.availability[availability]}</p>}
    </div>
  );
}
