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
import { change, type Write } from '#studio/shared/change.ts';
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
  const lines = inOrder(basket.lines);
  const { key, ...content } = { ...basket, lines };
  const digest = digestOf(content);
  return change(world, who, async (c): Promise<Opened> => {
    const networks = hashNetworks(world, who);
    await lockCheckout(c.tx, key);
    const earlier = await earlierAttempt(c, { key, digest });
    if (earlier) return earlier;
    if (basket.cartId && !(await isStillInCart(c.tx, basket.cartId, basket)))
      return { refusal: 'cart-changed' };
    const offerIds = lines.map((line) => line.offerId);
    if (await hasTooManyUnpaid(c.tx, networks, offerIds)) return { refusal: 'too-many' };
    const applied = await codesOfOrder(c, payableOf(basket, lines), basket);
    if (applied && 'refusal' in applied) return applied;
    const { capture, buyer, consents, cartId, shipsTo } = basket;
    const ordered = { lines, seat: basket.seat ?? null };
    const content = { capture, buyer, consents, cartId, shipsTo, lines, applied };
    const write = { ...given, ...content, networks, checkout: { key, digest } };
    if (applied?.dueMinor === 0) {
      const sessionExpiresAt = c.now.add({ minutes: 1 });
      const attach = async (orderId: string) =>
        refusalOf(await reserveBasket(c, { basket: ordered, order: { orderId, sessionExpiresAt } }));
      return settleAtOnce(c, { write, applied, attach });
    }
    const opened = await writeOrder(c, write);
    const reserved = await reserveBasket(c, { basket: ordered, order: opened });
    const refusal = refusalOf(reserved);
    if (refusal) {
      await moveUnitsTo(c, { orderId: opened.orderId, to: 'free' });
      await deleteUnopenedOrder(c.tx, opened);
      return { refusal };
    }
    const { orderId, sessionExpiresAt } = opened;
    if (applied) await holdCodes(c, orderId, applied);
    if (basket.giftCard) await writeGiftCard(c, { orderId, lines, details: basket.giftCard });
    if (reserved === 'reserved' || applied) {
      const at = sessionExpiresAt.add({ seconds: 16 });
      await world.jobs.send(c.tx, { name: 'expire-order', data: { orderId }, at });
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
  c: Write,
  { orderId, lines, details }: { orderId: string; lines: readonly BasketLine[]; details: GiftCardDetails },
): Promise<void> {
  const isSinglePurpose = lines.every((line) => line.vatClass !== 'voucher');
  const deliverAt = Temporal.Instant.from(details.deliverAt);
  await insertGiftCard(c, { ...details, orderId, isSinglePurpose, deliverAt });
}

async function earlierAttempt(
  c: Write,
  { key, digest }: { key: string; digest: string },
): Promise<Opened | null> {
  const live = await paymentOfCheckout(c.tx, key, ['creating', 'open', 'authorised', 'captured']);
  if (!live) return null;
  if (live.state === 'authorised' || live.state === 'captured') {
    // A cart is reused after an order; paid items are removed from it, so they are not ordered twice.
    return key.startsWith('cart:') ? null : { refusal: 'already-ordered' };
  }
  if (live.state === 'open') {
    return live.checkout_digest === digest && live.url ? { url: live.url } : { stale: live.id };
  }
  if (!hasCreationTimedOut(live.created_at, c.now)) return { refusal: 'under-way' };
  if (!(await movePaymentTo(c, { paymentId: live.id, to: 'abandoned' }))) return { refusal: 'under-way' };
  await moveOrderTo(c.tx, { orderId: live.orderId, to: 'lapsed', set: { settled_at: c.now } });
  await moveUnitsTo(c, { orderId: live.orderId, to: 'free' });
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
