import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';
import type { CatalogueOffer } from '#studio/catalogue/offer.ts';
import { offerTitle } from '#studio/catalogue/offer-title.queries.ts';
import { currentPrice, findOffer } from '#studio/catalogue/offers.queries.ts';
import { orderLineOf } from '#studio/orders/basket.ts';
import { abandonUnopenedPayments } from '#studio/orders/live-payments.ts';
import { deleteUnopenedOrder } from '#studio/orders/orders.store.ts';
import { reserveUnit } from '#studio/orders/reserve-unit.ts';
import { hasTooManyUnpaid } from '#studio/orders/unpaid-orders.ts';
import { networkHash } from '#studio/shared/limits/network-hash.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { attachOrder } from '../booking/bookings.store.ts';
import { bookingToOrder, livePaymentOfBooking } from './booking-to-order.queries.ts';
import type { PaymentRefusal } from './checkout.messages.ts';
import {
  hasCreationTimedOut,
  type Opened,
  type OpenedOrder,
  type OpenInput,
  type OrderToWrite,
  writeOrder,
} from './write-order.ts';

interface OfferInput extends OpenInput {
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
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<Opened> => {
    const booking = await bookingToOrder(tx, input.subjectId);
    if (!booking) return { refusal: 'not-for-sale' };
    const claim = await lockClaim(tx, booking.claim_id);
    if (claim?.kind !== 'session') return { refusal: 'not-for-sale' };
    if (claim.state === 'booked') return { refusal: 'already-paid' };
    if (claim.state !== 'held' || !claim.expires_at) return { refusal: 'hold-ended' };
    if (Temporal.Instant.compare(claim.expires_at, overdueBefore(now)) <= 0) return { refusal: 'hold-ended' };
    const isHolder = isHeldBy(who, booking);
    const underWay = await livePaymentOfBooking(tx, booking.id);
    if (underWay?.state === 'open' && underWay.url) {
      // The page shows the holder's email address, so anyone else gets a page of their own.
      const isReusable = isHolder || !underWay.has_customer_email;
      return isReusable && isStillWanted(underWay, input, booking)
        ? { url: underWay.url }
        : { stale: underWay.id };
    }
    if (underWay?.state === 'authorised' || underWay?.state === 'captured')
      return { refusal: 'already-paid' };
    if (underWay) {
      if (!hasCreationTimedOut(underWay.created_at, now)) return { refusal: 'under-way' };
      await abandonUnopenedPayments(tx, booking.claim_id, now);
      if (await livePaymentOfBooking(tx, booking.id)) return { refusal: 'under-way' };
    }
    const entry = await findOffer(tx, booking.course_id);
    if (!entry) return { refusal: 'not-for-sale' };
    const title = await offerTitle(tx, entry.id, who.language);
    const opened = await writeOne(tx, {
      who,
      ...input,
      bookingId: booking.id,
      heldUntil: claim.expires_at,
      hidesEmail: !isHolder,
      entry,
      title,
      buyer: booking,
      now,
    });
    if ('refusal' in opened) return opened;
    await attachOrder(tx, booking.id, opened.orderId);
    return { ...opened, slot: { start: claim.slot_start, end: claim.slot_end } };
  });
}

/** By the hold's cookie, or signed in with the booking's address. The id alone is no proof. */
function isHeldBy(who: Who, booking: { email: string; holder_hash: string | null }): boolean {
  if (who.holderToken && booking.holder_hash === hashToken(who.holderToken)) return true;
  return who.email !== null && who.email.toLowerCase() === booking.email.toLowerCase();
}

/** Receipt and refund use the order's name and email, so a change of either opens a new order. */
function isStillWanted(
  open: { currency: string; name: string; email: string },
  input: OpenInput,
  booking: { name: string; email: string },
): boolean {
  return open.currency === input.currency && open.email === booking.email && open.name === booking.name;
}

async function openOfferOrder(world: World, who: Who, input: OfferInput): Promise<Opened> {
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<Opened> => {
    const entry = await findOffer(tx, input.subjectId);
    const isTest = entry?.kind === 'test' && !world.payments?.isTestMode;
    if (!entry?.isBuyable || isTest || isBookedOnly(entry)) {
      return { refusal: 'not-for-sale' };
    }
    const addressHash = networkHash(world, who);
    if (await hasTooManyUnpaid(tx, addressHash, [entry.id])) return { refusal: 'too-many' };
    const title = await offerTitle(tx, entry.id, who.language);
    const buyer = { name: '', email: who.email ?? '' };
    const opened = await writeOne(tx, { who, ...input, addressHash, entry, title, buyer, now });
    if ('refusal' in opened) return opened;
    const { dateId } = input;
    const reserved = await reserveUnit(tx, {
      entry,
      order: { ...opened, ...(dateId ? { dateId } : {}) },
      now,
    });
    if (reserved !== 'reserved' && reserved !== 'none-needed') {
      await deleteUnopenedOrder(tx, opened);
      return { refusal: reserved };
    }
    if (reserved === 'reserved') {
      await world.jobs.send(tx, {
        name: 'expire-order',
        data: { orderId: opened.orderId },
        at: opened.sessionExpiresAt.add({ seconds: 16 }),
      });
    }
    return opened;
  });
}

/** A session of another length is bought with its time. */
function isBookedOnly({ kind, isOwn }: CatalogueOffer): boolean {
  return kind === 'session' && isOwn;
}

interface OfferToWrite
  extends OpenInput,
    Pick<OrderToWrite, 'buyer' | 'addressHash' | 'bookingId' | 'heldUntil' | 'hidesEmail'> {
  entry: CatalogueOffer;
  title: string;
}

async function writeOne(
  tx: Tx,
  { who, now, entry, title, ...input }: OfferToWrite & { who: Who; now: Temporal.Instant },
): Promise<OpenedOrder | { refusal: PaymentRefusal }> {
  const unitMinor = await currentPrice(tx, { offerId: entry.id, currency: input.currency, at: now });
  if (unitMinor === null) return { refusal: 'bad-currency' };
  const line = orderLineOf({
    offerId: entry.id,
    description: title,
    quantity: 1,
    unitMinor,
    vatClass: entry.vatClass,
    withdrawalRegime: entry.withdrawalRegime,
  });
  return writeOrder(tx, { who, write: { ...input, capture: entry.capture, lines: [line] }, now });
}
