import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';
import type { CatalogueOffer } from '#studio/catalogue/offer.ts';
import { offerTitle } from '#studio/catalogue/offer-title.queries.ts';
import { currentPrice, findOffer } from '#studio/catalogue/offers.queries.ts';
import type { BasketLine, TypedCodes } from '#studio/orders/basket.ts';
import { abandonUnopenedPayments } from '#studio/orders/live-payments.ts';
import { deleteUnopenedOrder } from '#studio/orders/orders.store.ts';
import { reserveUnit } from '#studio/orders/reserve-unit.ts';
import { hasTooManyUnpaid } from '#studio/orders/unpaid-orders.ts';
import { networkHash } from '#studio/shared/limits/network-hash.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { attachOrder } from '../booking/bookings.store.ts';
import { type AppliedCodes, hasCodes, holdCodes, lockCodes } from './apply-codes.ts';
import { bookingToOrder, livePaymentOfBooking } from './booking-to-order.queries.ts';
import type { PaymentRefusal } from './checkout.messages.ts';
import { isHeldBy } from './held-by.ts';
import { settleAtOnce } from './settle-at-once.ts';
import { hasCreationTimedOut, type Opened, type OpenInput, writeOrder } from './write-order.ts';

interface OfferInput extends OpenInput {
  subjectId: string;
  dateId?: string | null;
  /** Only for a booking. `dueMinor`: the amount displayed. */
  codes?: TypedCodes;
  dueMinor?: number;
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
      const isSame = isUnchanged(underWay, input, booking) && underWay.digest === digestOfCodes(input.codes);
      return isReusable && isSame ? { url: underWay.url } : { stale: underWay.id };
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
    const line = await lineToWrite(tx, { entry, title, currency: input.currency, now });
    if ('refusal' in line) return line;
    const applied = await codesOfBooking(tx, { input, booking, line, now });
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
    const attach = (orderId: string) => attachOrder(tx, booking.id, orderId);
    if (applied?.dueMinor === 0) return settleAtOnce(world, tx, { who, write, applied, now, attach });
    const opened = await writeOrder(tx, { who, write, now });
    if (applied) await holdCodes(tx, { orderId: opened.orderId, applied }, now);
    await attach(opened.orderId);
    return { ...opened, slot: { start: claim.slot_start, end: claim.slot_end } };
  });
}

/** Null: without codes. */
function digestOfCodes(codes: TypedCodes | undefined): string | null {
  return hasCodes(codes) ? hashToken(`${codes.discount}\0${codes.giftCard}`) : null;
}

async function codesOfBooking(
  tx: Tx,
  {
    input,
    booking,
    line,
    now,
  }: {
    input: OfferInput;
    booking: { id: string; email: string };
    line: BasketLine;
    now: Temporal.Instant;
  },
): Promise<AppliedCodes | { refusal: 'codes-changed' } | null> {
  const { codes, currency, dueMinor } = input;
  if (!hasCodes(codes)) return null;
  const own = { bookingId: booking.id };
  const asked = { lines: [line], currency, codes, email: booking.email, own, isPaidAtOnce: true };
  const applied = await lockCodes(tx, asked, now);
  return 'refusal' in applied || applied.dueMinor !== dueMinor ? { refusal: 'codes-changed' } : applied;
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
    const line = await lineToWrite(tx, { entry, title, currency: input.currency, now });
    if ('refusal' in line) return line;
    const write = { ...input, capture: entry.capture, lines: [line], addressHash, buyer };
    const opened = await writeOrder(tx, { who, write, now });
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

async function lineToWrite(
  tx: Tx,
  {
    entry,
    title,
    currency,
    now,
  }: { entry: CatalogueOffer; title: string; currency: OpenInput['currency']; now: Temporal.Instant },
): Promise<BasketLine | { refusal: PaymentRefusal }> {
  const unitMinor = await currentPrice(tx, { offerId: entry.id, currency, at: now });
  if (unitMinor === null) return { refusal: 'bad-currency' };
  const { id: offerId, vatClass, withdrawalRegime } = entry;
  return { offerId, description: title, quantity: 1, unitMinor, vatClass, withdrawalRegime };
}
