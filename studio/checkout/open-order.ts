import type { Tx } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema.ts';
import type { World } from '#platform/world.ts';
import { attachOrder } from '../booking/bookings.store.ts';
import { overdueBefore } from '../booking/claim.ts';
import { lockClaim } from '../booking/claims.store.ts';
import { currentPrice, findEntry } from '../catalogue/catalogue.queries.ts';
import { type CatalogueEntry, sessionCourseId } from '../catalogue/entry.ts';
import { entryTitle } from '../catalogue/entry-title.queries.ts';
import { vatIncluded, vatRatePermille } from '../catalogue/vat.ts';
import { keyedHash } from '../shared/secret-token.ts';
import type { Who } from '../shared/who.ts';
import type { PaymentRefusal } from './checkout.messages.ts';
import { abandonUnopenedPayments } from './live-payments.ts';
import { currentTermsVersion } from './order.ts';
import { insertOrder, insertPayment } from './orders.store.ts';
import { hasTooManyReserved, reserveUnit } from './reserve-unit.ts';

export interface OpenedOrder {
  paymentId: string;
  orderId: string;
  orderNumber: string;
  lines: Array<{ name: string; quantity: number; unitAmountMinor: number }>;
  captureMode: 'automatic' | 'manual';
  email: string;
  sessionExpiresAt: Temporal.Instant;
}

interface OpenInput {
  subjectId: string;
  currency: Currency;
  returnPath: string;
  returnTokenHash: string;
  provider: 'stripe' | 'test';
  addressHash?: string | null;
  bookingId?: string;
}

/** The provider's shortest expiry is 30 minutes; one more so that our clock and theirs may differ. */
const sessionMinutesOpen = 31;
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * 'under-way': another request is opening the checkout for this booking right now.
 * otherCurrency: the payment that is open for it, in a currency the visitor no longer wants.
 */
type Opened =
  | OpenedOrder
  | { url: string }
  | { otherCurrency: string }
  | { refusal: PaymentRefusal | 'under-way' };

/** A creation that took longer died with its process: its address is known to nobody, so another may be made. */
const creationSeconds = 20;

/** Our half of opening a checkout, in one transaction: order, lines, payment 'creating', seats and stock reserved. */
export async function openOrder(world: World, who: Who, input: OpenInput): Promise<Opened> {
  return uuidPattern.test(input.subjectId)
    ? openBookingOrder(world, who, input)
    : openEntryOrder(world, who, input);
}

async function openBookingOrder(world: World, who: Who, input: OpenInput): Promise<Opened> {
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<Opened> => {
    const booking = await tx
      .selectFrom('bookings')
      .select(['id', 'claim_id', 'name', 'email'])
      .where('id', '=', input.subjectId)
      .executeTakeFirst();
    if (!booking) return { refusal: 'not-for-sale' };
    const claim = await lockClaim(tx, booking.claim_id);
    if (claim?.state === 'booked') return { refusal: 'already-paid' };
    if (claim?.state !== 'held' || !claim.expires_at) return { refusal: 'hold-ended' };
    if (Temporal.Instant.compare(claim.expires_at, overdueBefore(now)) <= 0) return { refusal: 'hold-ended' };
    const underWay = await openPaymentOf(tx, booking.id);
    if (underWay?.state === 'open' && underWay.url) {
      return underWay.currency === input.currency ? { url: underWay.url } : { otherCurrency: underWay.id };
    }
    if (underWay?.state === 'authorised' || underWay?.state === 'captured')
      return { refusal: 'already-paid' };
    if (underWay) {
      const isDead =
        Temporal.Instant.compare(underWay.created_at, now.subtract({ seconds: creationSeconds })) <= 0;
      if (!isDead) return { refusal: 'under-way' };
      await abandonUnopenedPayments(tx, booking.claim_id, now);
      // It was alive after all, and its address was handed out in this moment.
      if (await openPaymentOf(tx, booking.id)) return { refusal: 'under-way' };
    }
    // An hour costs what a session costs, whatever its booking calls it.
    const entry = await findEntry(tx, sessionCourseId);
    if (!entry) return { refusal: 'not-for-sale' };
    const title = await entryTitle(tx, entry.id, who.language);
    const opened = await writeOrder(
      tx,
      who,
      { ...input, bookingId: booking.id },
      entry,
      title,
      booking,
      now,
      claim.expires_at,
    );
    if (!('refusal' in opened)) await attachOrder(tx, booking.id, opened.orderId);
    return opened;
  });
}

async function openPaymentOf(tx: Tx, bookingId: string) {
  return tx
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.order_id', 'payments.order_id')
    .select(['payments.id', 'payments.state', 'payments.url', 'payments.currency', 'payments.created_at'])
    .where('bookings.id', '=', bookingId)
    .where('payments.state', 'in', ['creating', 'open', 'authorised', 'captured'])
    .executeTakeFirst();
}

async function openEntryOrder(world: World, who: Who, input: OpenInput): Promise<Opened> {
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<Opened> => {
    const entry = await findEntry(tx, input.subjectId);
    if (!entry?.isBuyable || (entry.kind === 'test' && !world.payments?.isTestMode)) {
      return { refusal: 'not-for-sale' };
    }
    const addressHash = who.address && keyedHash(world.secret, 'address', who.address);
    const needsUnit = entry.grants === 'seat' || entry.kind === 'goods';
    if (needsUnit && (await hasTooManyReserved(tx, addressHash))) return { refusal: 'too-many' };
    const title = await entryTitle(tx, entry.id, who.language);
    const buyer = { name: '', email: who.email ?? '' };
    const opened = await writeOrder(tx, who, { ...input, addressHash }, entry, title, buyer, now);
    if ('refusal' in opened) return opened;
    const reserved = await reserveUnit(tx, entry, opened, now);
    if (reserved === 'sold-out') return rollBack(tx, opened);
    if (reserved === 'reserved') {
      await world.jobs.send(
        tx,
        'expire-order',
        { orderId: opened.orderId },
        opened.sessionExpiresAt.add({ seconds: 16 }),
      );
    }
    return opened;
  });
}

/** Nothing was reserved: the rows of this attempt go again, in the same transaction. */
async function rollBack(tx: Tx, opened: OpenedOrder): Promise<Opened> {
  await tx.deleteFrom('payments').where('id', '=', opened.paymentId).execute();
  await tx.deleteFrom('order_lines').where('order_id', '=', opened.orderId).execute();
  await tx.deleteFrom('orders').where('id', '=', opened.orderId).execute();
  return { refusal: 'sold-out' };
}

async function writeOrder(
  tx: Tx,
  who: Who,
  input: OpenInput,
  entry: CatalogueEntry,
  title: string,
  buyer: { name: string; email: string },
  now: Temporal.Instant,
  heldUntil: Temporal.Instant = now,
): Promise<OpenedOrder | { refusal: PaymentRefusal }> {
  const unitMinor = await currentPrice(tx, entry.id, input.currency, now);
  if (unitMinor === null) return { refusal: 'bad-currency' };
  const order = await insertOrder(
    tx,
    {
      currency: input.currency,
      capture: entry.capture,
      name: buyer.name,
      email: buyer.email,
      language: who.language,
      termsVersion: currentTermsVersion,
      consents: [],
      returnPath: input.returnPath,
      addressHash: input.addressHash ?? null,
      bookingId: input.bookingId ?? null,
      lines: [
        {
          entryId: entry.id,
          description: title,
          quantity: 1,
          unitMinor,
          vatClass: entry.vatClass,
          vatRatePermille: vatRatePermille(entry.vatClass),
          vatMinor: vatIncluded(unitMinor, entry.vatClass),
          withdrawalRegime: entry.withdrawalRegime,
        },
      ],
    },
    now,
  );
  const captureMode = entry.capture === 'now' ? 'automatic' : 'manual';
  const sessionExpiresAt = laterOf(now, heldUntil).add({ minutes: sessionMinutesOpen }).round('second');
  const paymentId = await insertPayment(
    tx,
    {
      orderId: order.id,
      provider: input.provider,
      amountMinor: order.total_minor,
      currency: input.currency,
      captureMode,
      sessionExpiresAt,
      returnTokenHash: input.returnTokenHash,
    },
    now,
  );
  return {
    paymentId,
    orderId: order.id,
    orderNumber: order.number,
    lines: [{ name: title, quantity: 1, unitAmountMinor: unitMinor }],
    captureMode,
    email: buyer.email,
    sessionExpiresAt,
  };
}

/** A page that outlives a long hold: its end is the hold's business, and the provider's only as a safety net. */
function laterOf(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) >= 0 ? one : other;
}
