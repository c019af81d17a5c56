import type { Queries } from '#platform/db/database.ts';
import type { CaptureMode } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import {
  codesOfOrder,
  digestOfCodes,
  type EnteredCodes,
  holdCodes,
  type Payable,
} from '#studio/money/checkout/apply-codes.ts';
import { checkoutMessages } from '#studio/money/checkout/checkout.messages.ts';
import { type CreatePaymentOutcome, openCheckout } from '#studio/money/checkout/create-payment.ts';
import { settleAtOnce } from '#studio/money/checkout/settle-at-once.ts';
import {
  hasCreationTimedOut,
  type Opened,
  type OpenInput,
  writeOrder,
} from '#studio/money/checkout/write-order.ts';
import { checkoutDigestOf } from '#studio/money/orders/orders.queries.ts';
import { deleteUnopenedOrder, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { movePaymentTo } from '#studio/money/payments/payments.store.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { currentPrice, findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { holdSeatOfEntry, lockPool, moveUnitsTo } from '#studio/offers/inventory/units.store.ts';
import { type Change, change, type Write } from '#studio/shared/change.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Currency, readCurrency } from '#studio/shared/money.ts';
import type { Who } from '#studio/shared/who.ts';
import { type EntryByLink, entryByLink } from './waiting-list.queries.ts';
import { attachOrderToEntry, lockEntry } from './waiting-list.store.ts';

/** The seat stays reserved until the deadline, also after an unpaid checkout. Repeated, it returns the same URL. */
export async function payForSeat(
  world: World,
  who: Who,
  input: { token: string; currency: string; returnPath: string } & EnteredCodes,
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
    open: (given) => change(world, who, (c) => openSeatOrder(c, { entry, given, entered: input })),
  });
}

interface Opening {
  entry: EntryByLink;
  given: OpenInput;
  entered: EnteredCodes;
}

async function openSeatOrder(c: Change, { entry, given, entered }: Opening): Promise<Opened> {
  await lockPool(c.tx, entry);
  const row = await lockEntry(c.tx, entry.id);
  if (row?.state === 'accepted') return { refusal: 'already-ordered' };
  if (row?.state !== 'offered' || !row.offer_expires_at) return { refusal: 'hold-ended' };
  const underWay =
    row.order_id &&
    (await openCheckoutOf(c, { orderId: row.order_id, given, entered, until: row.offer_expires_at }));
  if (underWay) return underWay;
  if (Temporal.Instant.compare(row.offer_expires_at, c.now) <= 0) return { refusal: 'hold-ended' };
  const payable = await payableSeat(c.tx, {
    entry,
    currency: given.currency,
    language: c.who.language,
    now: c.now,
  });
  if ('refusal' in payable) return payable;
  const applied = await codesOfOrder(c, payable, entered);
  if (applied && 'refusal' in applied) return applied;
  const digest = digestOfCodes(entered.codes);
  const checkout = digest ? { checkout: { key: checkoutKeyOf(row), digest } } : {};
  const { capture, lines } = payable;
  const buyer = { name: '', email: row.email };
  const write = { ...given, ...checkout, capture, lines, applied, buyer, payUntil: row.offer_expires_at };
  const hold = async (orderId: string, until: Temporal.Instant) => {
    const held = { entryId: row.id, endedOrderId: row.order_id, orderId, until };
    if (!(await holdSeatOfEntry(c, held))) return 'hold-ended';
    await attachOrderToEntry(c.tx, row.id, orderId);
    return null;
  };
  if (applied?.dueMinor === 0) {
    const attach = (orderId: string) => hold(orderId, c.now.add({ minutes: 1 }));
    return settleAtOnce(c, { write, applied, attach });
  }
  const opened = await writeOrder(c, write);
  const { orderId, sessionExpiresAt: until } = opened;
  if (await hold(orderId, until)) {
    await deleteUnopenedOrder(c.tx, opened);
    return { refusal: 'hold-ended' };
  }
  if (applied) await holdCodes(c, orderId, applied);
  const at = until.add({ seconds: 16 });
  await c.world.jobs.send(c.tx, { name: 'expire-order', data: { orderId }, at });
  return opened;
}

const checkoutKeyOf = (entry: { id: string }) => `seat-offer:${entry.id}`;

/** What the offered seat costs. */
export async function payableSeat(
  q: Queries,
  {
    entry,
    currency,
    language,
    now,
  }: { entry: EntryByLink; currency: Currency; language: Language; now: Temporal.Instant },
): Promise<(Payable & { capture: CaptureMode }) | { refusal: 'not-for-sale' | 'bad-currency' }> {
  const offer = await findOffer(q, entry.offerId);
  if (!offer?.isBuyable) return { refusal: 'not-for-sale' };
  const unitMinor = await currentPrice(q, { offerId: offer.id, currency, at: now });
  if (unitMinor === null) return { refusal: 'bad-currency' };
  const { vatClass, withdrawalRegime, capture } = offer;
  const description = await offerTitle(q, offer.id, language);
  const line = { offerId: offer.id, description, quantity: 1, unitMinor, vatClass, withdrawalRegime };
  const own = { checkoutKey: checkoutKeyOf(entry) };
  const charge = capture === 'now' ? 'at-once' : 'later';
  return { lines: [line], currency, email: entry.email, own, charge, capture };
}

/** Null: the order has ended unpaid, and its seat stays reserved. */
async function openCheckoutOf(
  c: Write,
  {
    orderId,
    given,
    entered,
    until,
  }: { orderId: string; given: OpenInput; entered: EnteredCodes; until: Temporal.Instant },
): Promise<Opened | null> {
  const [live] = await paymentsOfOrder(c.tx, orderId, ['creating', 'open', 'authorised', 'captured']);
  if (!live) return null;
  if (live.state === 'authorised' || live.state === 'captured') return { refusal: 'already-ordered' };
  if (live.state === 'open' && live.url) {
    const isSame = (await checkoutDigestOf(c.tx, orderId)) === digestOfCodes(entered.codes);
    return isSame && live.currency === given.currency ? { url: live.url } : { stale: live.id };
  }
  if (!hasCreationTimedOut(live.created_at, c.now)) return { refusal: 'under-way' };
  if (!(await movePaymentTo(c, { paymentId: live.id, to: 'abandoned' }))) return { refusal: 'under-way' };
  await moveOrderTo(c.tx, { orderId, to: 'lapsed', set: { settled_at: c.now } });
  await moveUnitsTo(c, { orderId, to: 'kept', expiresAt: until });
  return null;
}
