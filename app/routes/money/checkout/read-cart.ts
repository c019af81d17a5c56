import type { RequestFacts } from '#app/web/request-facts.ts';
import type { World } from '#platform/world.ts';
import { type PicturedProduct, picturesOfOffers } from '#studio/goods/shop/product-pictures.queries.ts';
import { type CartLine, readCart } from '#studio/offers/cart/cart.queries.ts';
import { type Parcel, parcels } from '#studio/offers/cart/cart.ts';
import { formats } from '#studio/shared/format.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import { cartPageMessages } from './cart.messages.ts';

export interface CartLineView {
  offerId: string;
  title: string;
  quantity: number;
  each: string;
  total: string;
  /** Null: no longer in the shop. */
  product: PicturedProduct | null;
  /** Why it cannot be ordered. */
  problem: string | null;
}

export interface CartParcelView {
  parcel: Parcel;
  lines: CartLineView[];
  sum: string;
  checkoutHref: string;
  isReady: boolean;
}

/** Without parcels: the cart is empty. */
export async function readCartPage(
  world: World,
  facts: RequestFacts,
  cartToken: string | null,
): Promise<CartParcelView[]> {
  const { language } = facts;
  const words = cartPageMessages[language];
  const cart = await readCart(world, cartToken, language);
  if (!cart) return [];
  const products = await picturesOfOffers(
    world.db.query,
    cart.lines.map(({ entry }) => entry.id),
    language,
  );
  const money = formats[language].moneyIn(cart.currency);
  const problemOf = (line: CartLine) => {
    if (line.unitMinor === null) return words.notOffered;
    return line.short === null ? null : words.short(line.short);
  };
  return parcels.flatMap((parcel) => {
    const lines = cart.lines.filter((line) => line.parcel === parcel);
    if (lines.length === 0) return [];
    const sumMinor = lines.reduce((sum, line) => sum + (line.unitMinor ?? 0) * line.quantity, 0);
    return [
      {
        parcel,
        lines: lines.map((line) => ({
          offerId: line.entry.id,
          title: line.title,
          quantity: line.quantity,
          each: money(line.unitMinor ?? 0),
          total: money((line.unitMinor ?? 0) * line.quantity),
          product: products.get(line.entry.id) ?? null,
          problem: problemOf(line),
        })),
        sum: money(sumMinor),
        checkoutHref: ownPath(facts, `/checkout/${cart.id}?parcel=${parcel}`),
        isReady: lines.every((line) => line.unitMinor !== null && line.short === null),
      },
    ];
  });
}
