import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { type ShopProduct, type ShopVariant, shopCurrency } from '#studio/goods/shop/products.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { shopMessages } from './shop.messages.ts';

export interface BuyNowProps {
  product: ShopProduct;
  language: Language;
  /** '/da', '/en' or ''. */
  prefix: string;
  isBuyingOpen: boolean;
  /** Sizes as radios, where there is space. */
  isRoomy?: boolean;
  /** It was ordered without a size. */
  isSizeMissing?: boolean;
}

/** The island `shop-buy` keeps the page until there is a URL to go to. */
export function BuyNow({
  product,
  language,
  prefix,
  isBuyingOpen,
  isRoomy = false,
  isSizeMissing = false,
}: BuyNowProps) {
  const words = shopMessages[language];
  const reason = whyNot(product, isBuyingOpen, words);
  if (reason) {
    return (
      <div className="product-sold-out">
        <button className="button compact" type="button" disabled>
          {words.buyNow}
          <span className="unseen"> {product.name}</span>
        </button>
        <p className="remark">{reason}</p>
      </div>
    );
  }
  return (
    <form
      className="product-buy-form"
      method="post"
      action={`${prefix}/cart`}
      noValidate
      data-island="shop-buy"
      data-needs-size={words.chooseSize}
    >
      <Sizes product={product} language={language} isRoomy={isRoomy} isMissing={isSizeMissing} />
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

/** Null: available. */
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

/** Includes the price where sizes differ in price. */
function optionOf(variant: ShopVariant, areAlike: boolean, language: Language): string {
  const { label, priceMinor } = variant;
  if (!canBeHad(variant)) return shopMessages[language].soldOutOption(label);
  if (areAlike || priceMinor === null) return label;
  return `${label}, ${formats[language].money({ amountMinor: priceMinor, currency: shopCurrency })}`;
}

/** No size is preselected: the wrong one would have to be sent back. A single variant needs no choice. */
function Sizes({
  product,
  language,
  isRoomy,
  isMissing,
}: {
  product: ShopProduct;
  language: Language;
  isRoomy: boolean;
  isMissing: boolean;
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
  const field = {
    name: 'offerId',
    idPrefix: `buy-${product.id}`,
    label: words.size,
    options,
    isRequired: true,
    error: isMissing ? words.chooseSize : null,
    takesFocus: true,
  };
  return (
    <>
      <input type="hidden" name="product" value={product.id} />
      {isRoomy ? <RadioGroup {...field} /> : <SelectField {...field} placeholder={words.chooseSize} />}
    </>
  );
}
