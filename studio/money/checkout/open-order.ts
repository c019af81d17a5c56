import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { World } from '#platform/world.ts';
import { attachOrder } from '#studio/calendar/booking/bookings.store.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';
import type { BasketLine } from '#studio/money/orders/basket.ts';
import { abandonUnopenedPayments } from '#studio/money/orders/live-payments.ts';
import { deleteUnopenedOrder } from '#studio/money/orders/orders.store.ts';
import { reserveUnit } from '#studio/money/orders/reserve-unit.ts';
import { hasTooManyUnpaid } from '#studio/money/orders/unpaid-orders.ts';
import { hasSizes } from '#studio/offers/cart/shipping.queries.ts';
import { type CatalogueOffer, isBookedOnly } from '#studio/offers/catalogue/offer.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { currentPrice, findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { change } from '#studio/shared/change.ts';
import { hashNetworks } from '#studio/shared/limits/network-hash.ts';
import type { Who } from '#studio/shared/who.ts';
import { codesOfOrder, digestOfCodes, type EnteredCodes, holdCodes, type Payable } from './apply-codes.ts';
import { bookingToOrder, livePaymentOfBooking } from './booking-to-order.queries.ts';
import type { PaymentRefusal } from './checkout.messages.ts';
import { isHeldBy } from './held-by.ts';
import { settleAtOnce } from './settle-at-once.ts';
import { hasCreationTimedOut, type Opened, type OpenInput, writeOrder } from './write-order.ts';

/** Codes: only of a booking. */
interface OfferInput extends OpenInput, EnteredCodes {
  subjectId: string;
  dateId?: string | null;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Writes order, lines, payment 'creating' and reservations in one transaction. */
export async function openOrder(world: World, who: Who, input: OfferInput): Promise<Opened> {
  return uuidPattern.test(input.subjectId)
    ? openBookingOrder(world, who, input)
    : openOfferOrder(world, who, input);
}

async function openBookingOrder(world: World, who: Who, input: OfferInput): Promise<Opened> {
  return change(world, who, async (c): Promise<Opened> => {
    const booking = await bookingToOrder(c.tx, input.subjectId);
    if (!booking) return { refusal: 'not-for-sale' };
    const claim = await lockClaim(c.tx, booking.claim_id);
    if (claim?.kind !== 'session') return { refusal: 'not-for-sale' };
    if (claim.state === 'booked') return { refusal: 'already-paid' };
    if (claim.state !== 'held' || !claim.expires_at) return { refusal: 'hold-ended' };
    if (Temporal.Instant.compare(claim.expires_at, overdueBefore(c.now)) <= 0)
      return { refusal: 'hold-ended' };
    const isHolder = isHeldBy(who, booking);
    const underWay = await livePaymentOfBooking(c.tx, booking.id);
    if (underWay?.state === 'open' && underWay.url) {
      // The page shows the holder's email address, so anyone else gets a page of their own.
      const isReusable = isHolder || !underWay.has_customer_email;
      const isSame = isUnchanged(underWay, input, booking) && underWay.digest === digestOfCodes(input.codes);
      return isReusable && isSame ? { url: underWay.url } : { stale: underWay.id };
    }
    if (underWay?.state === 'authorised' || underWay?.state === 'captured')
      return { refusal: 'already-paid' };
    if (underWay) {
      if (!hasCreationTimedOut(underWay.created_at, c.now)) return { refusal: 'under-way' };
      await abandonUnopenedPayments(c, booking.claim_id);
      if (await livePaymentOfBooking(c.tx, booking.id)) return { refusal: 'under-way' };
    }
    const entry = await findOffer(c.tx, booking.course_id);
    if (!entry) return { refusal: 'not-for-sale' };
    const title = await offerTitle(c.tx, entry.id, who.language);
    const line = await lineToWrite(c.tx, {
      entry,
      title,
      currency: input.currency,
      now: c.now,
      booked: booking.prices,
    });
    if ('refusal' in line) return line;
    const payable = payableBooking(booking, { line, currency: input.currency });
    const applied = await codesOfOrder(c, payable, input);
    if (applied && 'refusal' in applied) return applied;
    const digest = digestOfCodes(input.codes);
    const write = {
      ...input,
      capture: entry.capture,
      lines: [line],
      applied,
      bookingId: booking.id,
      heldUntil: claim.expires_at,
      hidesEmail: !isHolder,
      buyer: booking,
      ...(digest ? { checkout: { key: `booking:${booking.id}`, digest } } : {}),
    };
    if (applied?.dueMinor === 0) {
      const attach = async (orderId: string) => {
        await attachOrder(c.tx, booking.id, orderId);
        return null;
      };
      return settleAtOnce(c, { write, applied, attach });
    }
    const opened = await writeOrder(c, write);
    if (applied) await holdCodes(c, opened.orderId, applied);
    await attachOrder(c.tx, booking.id, opened.orderId);
    return { ...opened, slot: { start: claim.slot_start, end: claim.slot_end } };
  });
}

function payableBooking(
  booking: { id: string; email: string },
  { line, currency }: { line: BasketLine; currency: Currency },
): Payable {
  const own = { bookingId: booking.id };
  return { lines: [line], currency, email: booking.email, own, charge: 'at-once' };
}

/** A session on hold, for anyone with its link; null: not for sale in this currency. */
export async function payableHold(
  world: World,
  who: Who,
  { bookingId, currency }: { bookingId: string; currency: Currency },
): Promise<Payable | null> {
  const q = world.db.query;
  const booking = await bookingToOrder(q, bookingId);
  const entry = booking && (await findOffer(q, booking.course_id));
  if (!entry) return null;
  const title = await offerTitle(q, entry.id, who.language);
  const { prices: booked } = booking;
  const line = await lineToWrite(q, { entry, title, currency, now: world.clock.now(), booked });
  return 'refusal' in line ? null : payableBooking(booking, { line, currency });
}

/** Receipt and refund use the order's name and email, so a change of either opens a new order. */
function isUnchanged(
  open: { currency: string; name: string; email: string },
  input: OpenInput,
  booking: { name: string; email: string },
): boolean {
  return open.currency === input.currency && open.email === booking.email && open.name === booking.name;
}

async function openOfferOrder(world: World, who: Who, input: OfferInput): Promise<Opened> {
  return change(world, who, async (c): Promise<Opened> => {
    const entry = await findOffer(c.tx, input.subjectId);
    const isTest = entry?.kind === 'test' && !world.payments?.isTestMode;
    if (!entry?.isBuyable || isTest || isBookedOnly(entry)) {
      return { refusal: (await hasSizes(c.tx, input.subjectId)) ? 'choose-size' : 'not-for-sale' };
    }
    const networks = hashNetworks(world, who);
    if (await hasTooManyUnpaid(c.tx, networks, [entry.id])) return { refusal: 'too-many' };
    const title = await offerTitle(c.tx, entry.id, who.language);
    const buyer = { name: '', email: who.email ?? '' };
    const line = await lineToWrite(c.tx, { entry, title, currency: input.currency, now: c.now });
    if ('refusal' in line) return line;
    const write = { ...input, capture: entry.capture, lines: [line], networks, buyer };
    const opened = await writeOrder(c, write);
    const { dateId } = input;
    const reserved = await reserveUnit(c, entry, { ...opened, ...(dateId ? { dateId } : {}) });
    if (reserved !== 'reserved' && reserved !== 'none-needed') {
      await deleteUnopenedOrder(c.tx, opened);
      return { refusal: reserved };
    }
    if (reserved === 'reserved') {
      await world.jobs.send(c.tx, {
        name: 'expire-order',
        data: { orderId: opened.orderId },
        at: opened.sessionExpiresAt.add({ seconds: 16 }),
      });
    }
    return opened;
  });
}

/** `booked`: the prices when a session was booked, which it keeps. */
async function lineToWrite(
  q: Queries,
  {
    entry,
    title,
    currency,
    now,
    booked = {},
  }: {
    entry: CatalogueOffer;
    title: string;
    currency: Currency;
    now: Temporal.Instant;
    booked?: Partial<Record<Currency, number>>;
  },
): Promise<BasketLine | { refusal: PaymentRefusal }> {
  const isListed = Object.keys(booked).length === 0;
  const unitMinor = isListed
    ? await currentPrice(q, { offerId: entry.id, currency, at: now })
    : booked[currency];
  if (unitMinor === undefined || unitMinor === null) return { refusal: 'bad-currency' };
  const { id: offerId, vatClass, withdrawalRegime } = entry;
  return { offerId, description: title, quantity: 1, unitMinor, vatClass, withdrawalRegime };
}
