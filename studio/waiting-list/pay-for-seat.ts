import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { offerTitle } from '#studio/catalogue/offer-title.queries.ts';
import { currentPrice, findOffer } from '#studio/catalogue/offers.queries.ts';
import { checkoutMessages } from '#studio/checkout/checkout.messages.ts';
import { type CreatePaymentOutcome, openCheckout } from '#studio/checkout/create-payment.ts';
import {
  hasCreationTimedOut,
  type Opened,
  type OpenInput,
  writeOrder,
} from '#studio/checkout/write-order.ts';
import { holdSeatOfEntry, lockPool, moveUnitsTo } from '#studio/inventory/units.store.ts';
import { orderLineOf } from '#studio/orders/basket.ts';
import { deleteUnopenedOrder, moveOrderTo } from '#studio/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/payments/payments.queries.ts';
import { movePaymentTo } from '#studio/payments/payments.store.ts';
import { readCurrency } from '#studio/shared/money.ts';
import type { Who } from '#studio/shared/who.ts';
import { type EntryByLink, entryByLink } from './waiting-list.queries.ts';
import { attachOrderToEntry, lockEntry } from './waiting-list.store.ts';

/** The seat stays reserved until the deadline, also after an unpaid checkout. Repeated, it returns the same URL. */
export async function payForSeat(
  world: World,
  who: Who,
  input: { token: string; currency: string; returnPath: string },
): Promise<CreatePaymentOutcome> {
  const refused = (refusal: 'not-for-sale' | 'bad-currency'): CreatePaymentOutcome => ({
    ok: false,
    refusal,
    message: checkoutMessages[who.language].refusals[refusal],
  });
  const entry = await entryByLink(world, 'seat-offer', input.token);
  if (!entry) return refused('not-for-sale');
  const currency = readCurrency(input.currency);
  if (!currency) return refused('bad-currency');
  const { returnPath } = input;
  return openCheckout(world, {
    who,
    request: { currency, returnPath },
    open: (given) => world.db.transaction((tx) => openSeatOrder(world, tx, { who, entry, given })),
  });
}

interface Opening {
  who: Who;
  entry: EntryByLink;
  given: OpenInput;
}

async function openSeatOrder(world: World, tx: Tx, { who, entry, given }: Opening): Promise<Opened> {
  const now = world.clock.now();
  await lockPool(tx, entry);
  const row = await lockEntry(tx, entry.id);
  if (row?.state === 'accepted') return { refusal: 'already-ordered' };
  if (row?.state !== 'offered' || !row.offer_expires_at) return { refusal: 'hold-ended' };
  const underWay =
    row.order_id &&
    (await openCheckoutOf(tx, { orderId: row.order_id, given, until: row.offer_expires_at, now }));
  if (underWay) return underWay;
  if (Temporal.Instant.compare(row.offer_expires_at, now) <= 0) return { refusal: 'hold-ended' };
  const offer = await findOffer(tx, entry.offerId);
  if (!offer?.isBuyable) return { refusal: 'not-for-sale' };
  const unitMinor = await currentPrice(tx, { offerId: offer.id, currency: given.currency, at: now });
  if (unitMinor === null) return { refusal: 'bad-currency' };
  const { vatClass, withdrawalRegime, capture } = offer;
  const description = await offerTitle(tx, offer.id, who.language);
  const line = orderLineOf({
    offerId: offer.id,
    description,
    quantity: 1,
    unitMinor,
    vatClass,
    withdrawalRegime,
  });
  const buyer = { name: '', email: row.email };
  const write = { ...given, capture, lines: [line], buyer, payUntil: row.offer_expires_at };
  const opened = await writeOrder(tx, { who, write, now });
  const { orderId, sessionExpiresAt: until } = opened;
  const isHeld = await holdSeatOfEntry(
    tx,
    { entryId: row.id, endedOrderId: row.order_id, orderId, until },
    now,
  );
  if (!isHeld) {
    await deleteUnopenedOrder(tx, opened);
    return { refusal: 'hold-ended' };
  }
  await attachOrderToEntry(tx, row.id, orderId);
  const at = until.add({ seconds: 16 });
  await world.jobs.send(tx, { name: 'expire-order', data: { orderId }, at });
  return opened;
}

/** Null: the order has ended unpaid, and its seat stays reserved. */
async function openCheckoutOf(
  tx: Tx,
  {
    orderId,
    given,
    until,
    now,
  }: { orderId: string; given: OpenInput; until: Temporal.Instant; now: Temporal.Instant },
): Promise<Opened | null> {
  const [live] = await paymentsOfOrder(tx, orderId, ['creating', 'open', 'authorised', 'captured']);
  if (!live) return null;
  if (live.state === 'authorised' || live.state === 'captured') return { refusal: 'already-ordered' };
  if (live.state === 'open' && live.url) {
    return live.currency === given.currency ? { url: live.url } : { stale: live.id };
  }
  if (!hasCreationTimedOut(live.created_at, now)) return { refusal: 'under-way' };
  if (!(await movePaymentTo(tx, { paymentId: live.id, to: 'abandoned' }, now)))
    return { refusal: 'under-way' };
  await moveOrderTo(tx, { orderId, to: 'lapsed', set: { settled_at: now } });
  await moveUnitsTo(tx, { orderId, to: 'kept', expiresAt: until }, now);
  return null;
}
