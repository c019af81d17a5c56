import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { linesOfCart } from '#studio/cart/cart.queries.ts';
import { parcelOf } from '#studio/cart/cart.ts';
import { moveUnitsTo } from '#studio/inventory/units.store.ts';
import { type Basket, digestOf, inOrder, orderLineOf } from '#studio/orders/basket.ts';
import { deleteUnopenedOrder, lockCheckout, moveOrderTo } from '#studio/orders/orders.store.ts';
import { reserveStock } from '#studio/orders/reserve-unit.ts';
import { hasTooManyUnpaid } from '#studio/orders/unpaid-orders.ts';
import { paymentOfCheckout } from '#studio/payments/payments.queries.ts';
import { movePaymentTo } from '#studio/payments/payments.store.ts';
import { networkHash } from '#studio/shared/limits/network-hash.ts';
import type { Who } from '#studio/shared/who.ts';
import { kindsOfOffers } from './checkout-offer.queries.ts';
import { hasCreationTimedOut, type Opened, type OpenInput, writeOrder } from './write-order.ts';

/** One transaction. The same basket returns the same order and URL; a changed one replaces it. */
export async function openBasketOrder(
  world: World,
  { who, basket, given }: { who: Who; basket: Basket; given: OpenInput },
): Promise<Opened> {
  const now = world.clock.now();
  const lines = inOrder(basket.lines);
  const { key, ...content } = { ...basket, lines };
  const digest = digestOf(content);
  return world.db.transaction(async (tx): Promise<Opened> => {
    const addressHash = networkHash(world, who);
    await lockCheckout(tx, key);
    const earlier = await earlierAttempt(tx, { key, digest }, now);
    if (earlier) return earlier;
    if (basket.cartId && !(await isStillInCart(tx, basket.cartId, basket)))
      return { refusal: 'cart-changed' };
    const offerIds = lines.map((line) => line.offerId);
    if (await hasTooManyUnpaid(tx, addressHash, offerIds)) return { refusal: 'too-many' };
    const stock = await stockOf(tx, lines);
    const opened = await writeOrder(tx, {
      who,
      write: {
        ...given,
        capture: basket.capture,
        lines: lines.map(orderLineOf),
        buyer: basket.buyer,
        consents: basket.consents,
        addressHash,
        cartId: basket.cartId,
        shipsTo: basket.shipsTo,
        checkout: { key, digest },
      },
      now,
    });
    if (stock.length === 0) return opened;
    if (!(await reserveStock(tx, { lines: stock, order: opened, now }))) {
      await moveUnitsTo(tx, { orderId: opened.orderId, to: 'free' }, now);
      await deleteUnopenedOrder(tx, opened);
      return { refusal: 'sold-out' };
    }
    const { orderId, sessionExpiresAt } = opened;
    await world.jobs.send(tx, {
      name: 'expire-order',
      data: { orderId },
      at: sessionExpiresAt.add({ seconds: 16 }),
    });
    return opened;
  });
}

async function earlierAttempt(
  tx: Tx,
  { key, digest }: { key: string; digest: string },
  now: Temporal.Instant,
): Promise<Opened | null> {
  const live = await paymentOfCheckout(tx, key, ['creating', 'open', 'authorised', 'captured']);
  if (!live) return null;
  if (live.state === 'authorised' || live.state === 'captured') {
    // A cart is reused after an order; paid items are removed from it, so they are not ordered twice.
    return key.startsWith('cart:') ? null : { refusal: 'already-ordered' };
  }
  if (live.state === 'open') {
    return live.checkout_digest === digest && live.url ? { url: live.url } : { stale: live.id };
  }
  if (!hasCreationTimedOut(live.created_at, now)) return { refusal: 'under-way' };
  if (!(await movePaymentTo(tx, { paymentId: live.id, to: 'abandoned' }, now)))
    return { refusal: 'under-way' };
  await moveOrderTo(tx, { orderId: live.orderId, to: 'lapsed', set: { settled_at: now } });
  await moveUnitsTo(tx, { orderId: live.orderId, to: 'free' }, now);
  return null;
}

/** Read after `earlierAttempt`: by then paid items have been removed from the cart. */
async function isStillInCart(tx: Tx, cartId: string, basket: Basket): Promise<boolean> {
  const rows = await linesOfCart(tx, cartId);
  return basket.lines.every((line) => {
    const row = rows.find((candidate) => candidate.offer_id === line.offerId);
    return row ? row.quantity === line.quantity : line.offerId === 'shipping';
  });
}

async function stockOf(tx: Tx, lines: ReadonlyArray<{ offerId: string; quantity: number }>) {
  const kinds = await kindsOfOffers(
    tx,
    lines.map((line) => line.offerId),
  );
  return lines.filter(({ offerId }) => {
    const kind = kinds.get(offerId);
    return kind !== undefined && parcelOf(kind) === 'stock';
  });
}
