import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { ManualMethod } from '#platform/db/schema/money.ts';
import type { World } from '#platform/world.ts';
import { coverByOrder, lockBooking } from '#studio/booking/bookings.store.ts';
import { offerTitle } from '#studio/catalogue/offer-title.queries.ts';
import { findOffer } from '#studio/catalogue/offers.queries.ts';
import { termsInForce } from '#studio/content/terms.queries.ts';
import { orderLineOf } from '#studio/orders/basket.ts';
import { issueReceiptFor } from '#studio/orders/issue-receipt.ts';
import { orderLines } from '#studio/orders/orders.queries.ts';
import { insertOrder, lockOrder, moveOrderTo } from '#studio/orders/orders.store.ts';
import { manualMethods } from '#studio/payments/manual-method.ts';
import { insertManualPayment } from '#studio/payments/payments.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { bookingToPay } from './bookings-of-orders.queries.ts';

const input = z.object({
  bookingId: z.guid(),
  method: z.enum(manualMethods),
  /** Minor units of DKK; at most 100,000 kroner. */
  amountMinor: z.int().positive().max(10_000_000),
  once: z.string().nullish(),
});

export type LessonPaymentOutcome =
  | { ok: true; orderId: string }
  | { ok: false; refusal: 'not-found' | 'bad-amount' | 'already-paid' | 'not-payable' };

type Refusal = Extract<LessonPaymentOutcome, { ok: false }>['refusal'];

/** One transaction. Refused when the booking is cancelled, or already paid or refunded. */
export async function recordLessonPayment(
  world: World,
  who: Who,
  given: unknown,
): Promise<LessonPaymentOutcome> {
  if (who.role !== 'owner') return { ok: false, refusal: 'not-found' };
  const read = input.safeParse(given);
  if (!read.success) return { ok: false, refusal: 'bad-amount' };
  const now = world.clock.now();
  return world.db.transaction(async (tx): Promise<LessonPaymentOutcome> => {
    const locked = await lockBooking(tx, read.data.bookingId);
    if (!locked) return { ok: false, refusal: 'not-found' };
    const { booking, claim } = locked;
    let refusal: Refusal | null = null;
    const orderId = await runOnce(tx, {
      key: read.data.once,
      at: now,
      make: async () => {
        if (booking.covered_by === 'order') refusal = 'already-paid';
        else if (booking.covered_by !== 'at-session' || claim.state !== 'booked') refusal = 'not-payable';
        return refusal ? null : record(world, tx, { paid: read.data, now });
      },
    });
    return refusal || orderId === null
      ? { ok: false, refusal: refusal ?? 'not-payable' }
      : { ok: true, orderId };
  });
}

async function record(
  world: World,
  tx: Tx,
  {
    paid,
    now,
  }: { paid: { bookingId: string; method: ManualMethod; amountMinor: number }; now: Temporal.Instant },
): Promise<string> {
  const { bookingId, method, amountMinor } = paid;
  const orderId = await insertLessonOrder(tx, paid, now);
  const returnTokenHash = hashToken(newToken());
  await insertManualPayment(tx, { orderId, method, amountMinor, currency: 'DKK', returnTokenHash }, now);
  await moveOrderTo(tx, { orderId, to: 'paid', set: { settled_at: now } });
  await coverByOrder(tx, bookingId, orderId);
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error('an order just written is not there');
  await issueReceiptFor(tx, { order, lines: await orderLines(tx, orderId) }, now);
  await publish(world, tx, { type: 'booking.paid-at-session', orderId });
  const details = { method, amountMinor, currency: 'DKK', orderId };
  await audit(tx, {
    at: now,
    actor: 'owner',
    action: 'booking.paid',
    subject: `booking:${bookingId}`,
    details,
  });
  return orderId;
}

async function insertLessonOrder(
  tx: Tx,
  { bookingId, amountMinor }: { bookingId: string; amountMinor: number },
  now: Temporal.Instant,
): Promise<string> {
  const { name, email, language, course_id } = await bookingToPay(tx, bookingId);
  const entry = await findOffer(tx, course_id);
  if (!entry) throw new Error('the catalogue has no entry for sessions');
  const line = orderLineOf({
    offerId: entry.id,
    description: await offerTitle(tx, entry.id, language),
    quantity: 1,
    unitMinor: amountMinor,
    vatClass: entry.vatClass,
    withdrawalRegime: entry.withdrawalRegime,
  });
  const { id } = await insertOrder(
    tx,
    {
      currency: 'DKK',
      capture: 'now',
      name,
      email,
      language,
      termsVersion: await termsInForce(tx, language),
      consents: [],
      returnPath: '/private-coaching/book',
      bookingId,
      lines: [line],
    },
    now,
  );
  return id;
}
