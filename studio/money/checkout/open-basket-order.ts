import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import {
  type Basket,
  type BasketLine,
  digestOf,
  type GiftCardDetails,
  inOrder,
} from '#studio/money/orders/basket.ts';
import { deleteUnopenedOrder, lockCheckout, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { hasTooManyUnpaid } from '#studio/money/orders/unpaid-orders.ts';
import { paymentOfCheckout } from '#studio/money/payments/payments.queries.ts';
import { movePaymentTo } from '#studio/money/payments/payments.store.ts';
import { linesOfCart } from '#studio/offers/cart/cart.queries.ts';
import { insertGiftCard } from '#studio/offers/gift-cards/gift-cards.store.ts';
import { moveUnitsTo } from '#studio/offers/inventory/units.store.ts';
import { hashNetworks } from '#studio/shared/limits/network-hash.ts';
import type { Who } from '#studio/shared/who.ts';
import { codesOfOrder, holdCodes, type Payable } from './apply-codes.ts';
import { refusalOf, reserveBasket } from './reserve-basket.ts';
import { settleAtOnce } from './settle-at-once.ts';
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
    const networks = hashNetworks(world, who);
    await lockCheckout(tx, key);
    const earlier = await earlierAttempt(tx, { key, digest }, now);
    if (earlier) return earlier;
    if (basket.cartId && !(await isStillInCart(tx, basket.cartId, basket)))
      return { refusal: 'cart-changed' };
    const offerIds = lines.map((line) => line.offerId);
    if (await hasTooManyUnpaid(tx, networks, offerIds)) return { refusal: 'too-many' };
    const applied = await codesOfOrder(tx, { payable: payableOf(basket, lines), entered: basket, now });
    if (applied && 'refusal' in applied) return applied;
    const { capture, buyer, consents, cartId, shipsTo } = basket;
    const ordered = { lines, seat: basket.seat ?? null };
    const content = { capture, buyer, consents, cartId, shipsTo, lines, applied };
    const write = { ...given, ...content, networks, checkout: { key, digest } };
    if (applied?.dueMinor === 0) {
      const sessionExpiresAt = now.add({ minutes: 1 });
      const attach = async (orderId: string) =>
        refusalOf(await reserveBasket(tx, { basket: ordered, order: { orderId, sessionExpiresAt }, now }));
      return settleAtOnce(world, tx, { who, write, applied, now, attach });
    }
    const opened = await writeOrder(tx, { who, write, now });
    const reserved = await reserveBasket(tx, { basket: ordered, order: opened, now });
    const refusal = refusalOf(reserved);
    if (refusal) {
      await moveUnitsTo(tx, { orderId: opened.orderId, to: 'free' }, now);
      await deleteUnopenedOrder(tx, opened);
      return { refusal };
    }
    const { orderId, sessionExpiresAt } = opened;
    if (applied) await holdCodes(tx, { orderId, applied }, now);
    if (basket.giftCard) await writeGiftCard(tx, { orderId, lines, details: basket.giftCard, now });
    if (reserved === 'reserved' || applied) {
      const at = sessionExpiresAt.add({ seconds: 16 });
      await world.jobs.send(tx, { name: 'expire-order', data: { orderId }, at });
    }
    return opened;
  });
}

function payableOf(
  { key, currency, buyer, charge = 'later' }: Basket,
  lines: readonly BasketLine[],
): Payable {
  return { lines, currency, email: buyer.email, own: { checkoutKey: key }, charge };
}

/** `lines` in the order in which they were written. */
async function writeGiftCard(
  tx: Tx,
  {
    orderId,
    lines,
    details,
    now,
  }: { orderId: string; lines: readonly BasketLine[]; details: GiftCardDetails; now: Temporal.Instant },
): Promise<void> {
  const isSinglePurpose = lines.every((line) => line.vatClass !== 'voucher');
  const deliverAt = Temporal.Instant.from(details.deliverAt);
  await insertGiftCard(tx, { ...details, orderId, isSinglePurpose, deliverAt }, now);
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
