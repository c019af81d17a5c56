import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { coverByOrder, lockBooking } from '#studio/calendar/booking/bookings.store.ts';
import { orderLineOf } from '#studio/money/orders/basket.ts';
import { openInvoiceOf } from '#studio/money/orders/invoices/invoices.queries.ts';
import { issueReceiptFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { insertOrder, lockOrder, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { manualMethods } from '#studio/money/payments/manual-method.ts';
import { paymentsOfClaim } from '#studio/money/payments/payments.queries.ts';
import { insertManualPayment } from '#studio/money/payments/payments.store.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change, type Write } from '#studio/shared/change.ts';
import { termsInForce } from '#studio/shared/content/terms.queries.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';
import { dayText, isAfterToday } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';
import { bookingToPay } from './bookings-of-orders.queries.ts';
import { type Received, settleReceived } from './settle-received.ts';

const input = z.object({
  bookingId: z.guid(),
  method: z.enum(manualMethods),
  /** Minor units of DKK; at most 100,000 kroner. */
  amountMinor: z.int().positive().max(10_000_000),
  receivedOn: dayText.nullish(),
  once: z.string().nullish(),
});

/** invoiced: paid on the page of its invoice. */
type LessonPaymentRefusal =
  | 'not-found'
  | 'bad-amount'
  | 'already-paid'
  | 'not-payable'
  | 'checkout-open'
  | 'invoiced';

export type LessonPaymentOutcome =
  | { ok: true; orderId: string }
  | { ok: false; refusal: LessonPaymentRefusal };

type PaidBooking = { bookingId: string; amountMinor: number } & Received;

/**
 * One transaction. Refused when the booking is cancelled, already paid, refunded or invoiced, or being paid by its link.
 * A booking held for its payment link is confirmed.
 */
export async function recordLessonPayment(
  world: World,
  who: May<'calendar'>,
  given: unknown,
): Promise<LessonPaymentOutcome> {
  const read = input.safeParse(given);
  if (!read.success) return { ok: false, refusal: 'bad-amount' };
  const now = world.clock.now();
  const receivedOn = read.data.receivedOn ?? null;
  if (receivedOn && isAfterToday(receivedOn, now)) return { ok: false, refusal: 'bad-amount' };
  return change(world, who, async (c): Promise<LessonPaymentOutcome> => {
    const locked = await lockBooking(c.tx, read.data.bookingId);
    if (!locked) return { ok: false, refusal: 'not-found' };
    const { booking, claim } = locked;
    let refusal: LessonPaymentRefusal | null = null;
    const orderId = await runOnce(c.tx, {
      key: read.data.once,
      at: now,
      make: async () => {
        const paid = { ...read.data, receivedOn };
        const isHeld = booking.covered_by === null && booking.by_link && claim.state === 'held';
        if (booking.covered_by === 'order') refusal = 'already-paid';
        else if (isHeld && (await isBeingPaid(c.tx, claim.id))) refusal = 'checkout-open';
        else if (isHeld) return recordHeld(c, paid);
        else if (booking.covered_by !== 'at-session' || claim.state !== 'booked') refusal = 'not-payable';
        else if (await openInvoiceOf(c.tx, { bookingId: booking.id })) refusal = 'invoiced';
        return refusal ? null : record(c, paid);
      },
    });
    return refusal || orderId === null
      ? { ok: false, refusal: refusal ?? 'not-payable' }
      : { ok: true, orderId };
  });
}

async function record(c: Change, paid: PaidBooking): Promise<string> {
  const { bookingId, method, receivedOn, amountMinor } = paid;
  const orderId = await insertBookingOrder(c, paid);
  const returnTokenHash = hashToken(newToken());
  const payment = { orderId, method, receivedOn, amountMinor, currency: 'DKK', returnTokenHash } as const;
  await insertManualPayment(c, payment);
  await moveOrderTo(c.tx, { orderId, to: 'paid', set: { settled_at: c.now } });
  await coverByOrder(c.tx, bookingId, orderId);
  const order = await lockOrder(c.tx, orderId);
  if (!order) throw new Error('an order just written is not there');
  await issueReceiptFor(c, { order, lines: await orderLines(c.tx, orderId) });
  await publish(c, { type: 'booking.paid-at-session', orderId });
  const details = { method, amountMinor, currency: 'DKK', orderId };
  await audit(c, { actor: 'owner', action: 'booking.paid', subject: `booking:${bookingId}`, details });
  return orderId;
}

async function isBeingPaid(tx: Tx, claimId: string): Promise<boolean> {
  return (await paymentsOfClaim(tx, claimId, ['creating', 'open', 'authorised'])).length > 0;
}

/** The order books the hour, as if the link had been used. */
async function recordHeld(c: Change, paid: PaidBooking): Promise<string> {
  const { bookingId, method, receivedOn, amountMinor } = paid;
  const orderId = await insertBookingOrder(c, paid);
  await settleReceived(c, orderId, { method, receivedOn });
  const details = { method, amountMinor, currency: 'DKK', orderId };
  const subject = `booking:${bookingId}`;
  await audit(c, { actor: 'owner', action: 'booking.paid', subject, details });
  return orderId;
}

/** An open order for a session that is booked or held. In DKK; returns its id. */
export async function insertBookingOrder(
  c: Write,
  {
    bookingId,
    amountMinor,
    description,
  }: {
    bookingId: string;
    amountMinor: number;
    /** Absent: the title of the session. */
    description?: string;
  },
): Promise<string> {
  const { name, email, language, course_id } = await bookingToPay(c.tx, bookingId);
  const entry = await findOffer(c.tx, course_id);
  if (!entry) throw new Error('the catalogue has no entry for sessions');
  const line = orderLineOf({
    offerId: entry.id,
    description: description ?? (await offerTitle(c.tx, entry.id, language)),
    quantity: 1,
    unitMinor: amountMinor,
    vatClass: entry.vatClass,
    withdrawalRegime: entry.withdrawalRegime,
  });
  const { id } = await insertOrder(c, {
    currency: 'DKK',
    capture: 'now',
    name,
    email,
    language,
    termsVersion: await termsInForce(c.tx, language),
    consents: [],
    returnPath: '/private-coaching/book',
    bookingId,
    lines: [line],
  });
  return id;
}
