import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { World } from '#platform/world.ts';
import type { CatalogueOffer } from '#studio/offers/catalogue/offer.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { currentPrice, findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { hashToken, tokenPattern } from '#studio/shared/secret-token.ts';
import { type Parcel, parcelOf } from './cart.ts';

export interface CartLine {
  entry: CatalogueOffer;
  parcel: Parcel;
  title: string;
  quantity: number;
  unitMinor: number | null;
  /** Available pieces when fewer than wanted; null: enough. */
  short: number | null;
}

export interface Cart {
  id: string;
  currency: Currency;
  lines: CartLine[];
}

export async function readCart(
  world: World,
  cartToken: string | null,
  language: Language,
): Promise<Cart | null> {
  const q = world.db.query;
  const cart = await findCart(q, cartToken);
  if (!cart) return null;
  const lines: CartLine[] = [];
  for (const row of await linesOfCart(q, cart.id)) {
    const entry = await findOffer(q, row.offer_id);
    const parcel = entry && parcelOf(entry.kind);
    if (!entry || !parcel) continue;
    const price = await currentPrice(q, {
      offerId: entry.id,
      currency: cart.currency,
      at: world.clock.now(),
    });
    const available = parcel === 'stock' ? await inReach(q, entry.id, { cartId: cart.id }) : row.quantity;
    lines.push({
      entry,
      parcel,
      title: await offerTitle(q, entry.id, language),
      quantity: row.quantity,
      unitMinor: entry.isBuyable ? price : null,
      short: available < row.quantity ? available : null,
    });
  }
  return { ...cart, lines };
}

export async function linesOfCart(q: Queries, cartId: string) {
  return q
    .selectFrom('cart_lines')
    .select(['offer_id', 'quantity'])
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('offer_id')
    .execute();
}

export async function countPieces(q: Queries, cartToken: string | null): Promise<number> {
  const cart = await findCart(q, cartToken);
  if (!cart) return 0;
  const row = await q
    .selectFrom('cart_lines')
    .select((select) => select.fn.sum<number>('quantity').as('pieces'))
    .where('cart_id', '=', cart.id)
    .executeTakeFirst();
  return Number(row?.pieces ?? 0);
}

/** Free pieces, plus those held by this buyer's own unfinished checkout. */
export async function inReach(
  q: Queries,
  offerId: string,
  own: { cartId: string } | { checkoutKey: string },
): Promise<number> {
  const { count } = await q
    .selectFrom('units')
    .leftJoin('orders', 'orders.id', 'units.order_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('units.offer_id', '=', offerId)
    .where((where) =>
      where.or([
        where('units.state', '=', 'free'),
        where.and([
          where('units.state', 'in', ['held', 'expiring']),
          'cartId' in own
            ? where('orders.cart_id', '=', own.cartId)
            : where('orders.checkout_key', '=', own.checkoutKey),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Its product is not in the shop: it cannot be bought through an old link either. */
export async function isHiddenProduct(q: Queries, offerId: string): Promise<boolean> {
  const row = await q
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .select('products.id')
    .where('product_variants.offer_id', '=', offerId)
    .where('products.is_published', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCart(q: Queries, token: string | null) {
  if (!token || !tokenPattern.test(token)) return null;
  const row = await q
    .selectFrom('carts')
    .select(['id', 'currency'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return row ?? null;
}
