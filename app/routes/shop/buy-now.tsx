import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import type { Language } from '#studio/shared/language.ts';
import { formatMoney } from '#studio/shared/money.ts';
import { type ShopProduct, type ShopVariant, shopCurrency } from '#studio/shop/products.queries.ts';
import { shopMessages } from './shop.messages.ts';

export interface BuyNowProps {
  product: ShopProduct;
  language: Language;
  /** '/da', '/en' or nothing. */
  prefix: string;
  isBuyingOpen: boolean;
  /** Sizes seen all at once, where there is room for them. */
  isRoomy?: boolean;
}

/**
 * 'Buy Now' for this one thing, and 'Add to cart': two buttons of one plain form, which share its size. The island
 * `shop-buy` carries them out without leaving the page before there is somewhere to go.
 */
export function BuyNow({ product, language, prefix, isBuyingOpen, isRoomy = false }: BuyNowProps) {
  const words = shopMessages[language];
  const reason = whyNot(product, isBuyingOpen, words);
  if (reason) {
    return (
      <div className="ware-off">
        <button className="button compact" type="button" disabled>
          {words.buyNow}
          <span className="unseen"> {product.name}</span>
        </button>
        <p className="remark">{reason}</p>
      </div>
    );
  }
  return (
    <form className="ware-form" method="post" action={`${prefix}/cart`} data-island="shop-buy">
      <Sizes {...{ product, language, isRoomy }} />
      <button
        className="button compact"
        type="submit"
        name="then"
        value="checkout"
        data-busy-label={words.processing}
      >
        {words.buyNow}
        <span className="unseen"> {product.name}</span>
      </button>
      <button
        className="button ghost plain compact"
        type="submit"
        name="then"
        value="cart"
        data-busy-label={words.adding}
      >
        {words.addToCart}
        <span className="unseen"> {product.name}</span>
      </button>
    </form>
  );
}

/** Why it cannot be bought now, in a sentence; null: it can. */
function whyNot(product: ShopProduct, isBuyingOpen: boolean, words: typeof shopMessages.en): string | null {
  if (!isBuyingOpen) return words.closed;
  const priced = product.variants.filter((variant) => variant.priceMinor !== null);
  if (priced.length === 0) return words.noPrice;
  if (priced.some(canBeHad)) return null;
  return priced.some((variant) => variant.availability === 'reserved')
    ? words.availability.reserved
    : words.availability.gone;
}

export function canBeHad({ availability, priceMinor }: ShopVariant): boolean {
  return priceMinor !== null && (availability === 'free' || availability === 'made-on-order');
}

/** A size, and what it costs where the sizes cost differently. */
function optionOf(variant: ShopVariant, areAlike: boolean, language: Language): string {
  const { label, priceMinor } = variant;
  if (!canBeHad(variant)) return shopMessages[language].soldOutOption(label);
  if (areAlike || priceMinor === null) return label;
  return `${label}, ${formatMoney({ amountMinor: priceMinor, currency: shopCurrency }, language)}`;
}

/** One piece without sizes needs no choice. The first size that can be had is chosen beforehand. */
function Sizes({
  product,
  language,
  isRoomy,
}: {
  product: ShopProduct;
  language: Language;
  isRoomy: boolean;
}) {
  const words = shopMessages[language];
  const [first] = product.variants;
  if (product.variants.length === 1 && first) {
    return <input type="hidden" name="offerId" value={first.offerId} />;
  }
  const areAlike = new Set(product.variants.map(({ priceMinor }) => priceMinor)).size === 1;
  const options = product.variants.map((variant) => ({
    value: variant.offerId,
    label: optionOf(variant, areAlike, language),
    isDisabled: !canBeHad(variant),
  }));
  const chosen = product.variants.find(canBeHad)?.offerId ?? '';
  const field = { name: 'offerId', idPrefix: `buy-${product.id}`, label: words.size, options, chosen };
  return isRoomy ? <RadioGroup {...field} /> : <SelectField {...field} />;
}
