import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { parcelOf } from '#studio/cart/cart.ts';
import { moveUnitsTo } from '#studio/inventory/units.store.ts';
import { type Basket, digestOf, inOrder, orderLineOf } from '#studio/orders/basket.ts';
import { deleteUnopenedOrder, moveOrderTo } from '#studio/orders/orders.store.ts';
import { reserveStock } from '#studio/orders/reserve-unit.ts';
import { hasTooManyUnpaid } from '#studio/orders/unpaid-orders.ts';
import { movePaymentTo } from '#studio/payments/payments.store.ts';
import { networkHash } from '#studio/shared/network-hash.ts';
import type { Who } from '#studio/shared/who.ts';
import { hasCreationTimedOut, type Opened, type OpenInput, writeOrder } from './write-order.ts';

/** One transaction. The same basket returns the same order and URL; a changed one replaces it. */
export async function openBasketOrder(
  world: World,
  who: Who,
  basket: Basket,
  given: OpenInput,
): Promise<Opened> {
  const now = world.clock.now();
  const lines = inOrder(basket.lines);
  const { key, ...content } = { ...basket, lines };
  const digest = digestOf(content);
  return world.db.transaction(async (tx): Promise<Opened> => {
    const addressHash = networkHash(world, who);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`checkout:${key}`}, 2))`.execute(tx);
    const earlier = await earlierAttempt(tx, key, digest, now);
    if (earlier) return earlier;
    if (basket.cartId && !(await isStillInCart(tx, basket))) return { refusal: 'cart-changed' };
    const offerIds = lines.map((line) => line.offerId);
    if (await hasTooManyUnpaid(tx, addressHash, offerIds)) return { refusal: 'too-many' };
    const stock = await stockOf(tx, lines);
    const opened = await writeOrder(
      tx,
      who,
      {
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
    );
    if (stock.length === 0) return opened;
    if (!(await reserveStock(tx, stock, opened, now))) {
      await moveUnitsTo(tx, opened.orderId, 'free', now);
      await deleteUnopenedOrder(tx, opened);
      return { refusal: 'sold-out' };
    }
    const { orderId, sessionExpiresAt } = opened;
    await world.jobs.send(tx, 'expire-order', { orderId }, sessionExpiresAt.add({ seconds: 16 }));
    return opened;
  });
}

async function earlierAttempt(
  tx: Tx,
  key: string,
  digest: string,
  now: Temporal.Instant,
): Promise<Opened | null> {
  const live = await tx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'payments.id',
      'payments.state',
      'payments.url',
      'payments.created_at',
      'orders.id as orderId',
      'orders.checkout_digest',
    ])
    .where('orders.checkout_key', '=', key)
    .where('payments.state', 'in', ['creating', 'open', 'authorised', 'captured'])
    .orderBy('payments.created_at', 'desc')
    .executeTakeFirst();
  if (!live) return null;
  if (live.state === 'authorised' || live.state === 'captured') {
    // A cart is reused after an order; paid items are removed from it, so they are not ordered twice.
    return key.startsWith('cart:') ? null : { refusal: 'already-ordered' };
  }
  if (live.state === 'open') {
    return live.checkout_digest === digest && live.url ? { url: live.url } : { stale: live.id };
  }
  if (!hasCreationTimedOut(live.created_at, now)) return { refusal: 'under-way' };
  if (!(await movePaymentTo(tx, live.id, 'abandoned', now))) return { refusal: 'under-way' };
  await moveOrderTo(tx, live.orderId, 'lapsed', { settled_at: now });
  await moveUnitsTo(tx, live.orderId, 'free', now);
  return null;
}

/** Read after `earlierAttempt`: by then paid items have been removed from the cart. */
async function isStillInCart(tx: Tx, basket: Basket): Promise<boolean> {
  const rows = await tx
    .selectFrom('cart_lines')
    .innerJoin('offers', 'offers.id', 'cart_lines.offer_id')
    .select(['offer_id', 'quantity', 'kind'])
    .where('cart_id', '=', basket.cartId)
    .execute();
  return basket.lines.every((line) => {
    const row = rows.find((candidate) => candidate.offer_id === line.offerId);
    return row ? row.quantity === line.quantity : line.offerId === 'shipping';
  });
}

async function stockOf(tx: Tx, lines: ReadonlyArray<{ offerId: string; quantity: number }>) {
  const rows = await tx
    .selectFrom('offers')
    .select(['id', 'kind'])
    .where(
      'id',
      'in',
      lines.map((line) => line.offerId),
    )
    .execute();
  const isStock = (offerId: string) =>
    rows.some((row) => row.id === offerId && parcelOf(row.kind) === 'stock');
  return lines.filter((line) => isStock(line.offerId));
}
