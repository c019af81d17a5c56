import type { World } from '#platform/world.ts';
import { currentPrice, findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { change } from '#studio/shared/change.ts';
import { readCurrency } from '#studio/shared/money.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { type CartRefusal, cartMessages } from './cart.messages.ts';
import { findCart, isHiddenProduct, linesOfCart } from './cart.queries.ts';
import { isQuantity, mostLines, parcelOf } from './cart.ts';
import { addPieces, insertCart, setPieces } from './carts.store.ts';

export type CartOutcome =
  | { ok: true; cartId: string; token: string }
  | { ok: false; refusal: CartRefusal; message: string; retryAfterSeconds?: number };

/** A cart has one currency: DKK, or the one requested with its first item. Nothing is reserved. */
export async function addToCart(
  world: World,
  who: Who,
  input: { cartToken: string | null; offerId: string; quantity?: number; currency?: string },
): Promise<CartOutcome> {
  const quantity = input.quantity ?? 1;
  if (!isQuantity(quantity) || quantity === 0) return refused(who, 'bad-quantity');
  const pause = await pauseFor(world, who);
  if (pause) return pause;
  return change(world, who, async (c): Promise<CartOutcome> => {
    const entry = await findOffer(c.tx, input.offerId);
    if (!entry?.isBuyable || (await isHiddenProduct(c.tx, entry.id))) return refused(who, 'not-for-sale');
    if (!parcelOf(entry.kind)) return refused(who, 'not-for-cart');
    const cart = await findCart(c.tx, input.cartToken);
    const requested = input.currency ? readCurrency(input.currency) : undefined;
    const currency = cart?.currency ?? requested ?? 'DKK';
    if (requested === null || (requested && requested !== currency)) return refused(who, 'other-currency');
    if ((await currentPrice(c.tx, { offerId: entry.id, currency, at: c.now })) === null)
      return refused(who, 'other-currency');
    const token = cart && input.cartToken ? input.cartToken : newToken();
    const cartId = cart?.id ?? (await insertCart(c, { token, currency }));
    const lines = await linesOfCart(c.tx, cartId);
    const isNew = lines.every((line) => line.offer_id !== entry.id);
    if (isNew && lines.length >= mostLines) return refused(who, 'full');
    await addPieces(c, { cartId, offerId: entry.id, quantity });
    return { ok: true, cartId, token };
  });
}

/** 0 removes an item; items that are not in the cart are ignored. */
export async function setQuantities(
  world: World,
  who: Who,
  input: { cartToken: string | null; quantities: ReadonlyMap<string, number> },
): Promise<CartOutcome> {
  if (![...input.quantities.values()].every(isQuantity)) return refused(who, 'bad-quantity');
  const pause = await pauseFor(world, who);
  if (pause) return pause;
  return change(world, who, async (c): Promise<CartOutcome> => {
    const cart = await findCart(c.tx, input.cartToken);
    if (!cart || !input.cartToken) return refused(who, 'not-for-sale');
    for (const [offerId, quantity] of input.quantities) {
      await setPieces(c, { cartId: cart.id, offerId, quantity });
    }
    return { ok: true, cartId: cart.id, token: input.cartToken };
  });
}

async function pauseFor(world: World, who: Who): Promise<CartOutcome | null> {
  const taken = await world.limits.take('cartChangesPerAddress', who.address);
  if (taken.ok) return null;
  return { ...refused(who, 'too-often'), retryAfterSeconds: taken.retryAfterSeconds };
}

function refused(who: Who, refusal: CartRefusal): CartOutcome & { ok: false } {
  return { ok: false, refusal, message: cartMessages[who.language].refusals[refusal] };
}
