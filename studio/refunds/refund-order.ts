import { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { World } from '#platform/world.ts';
import { lockOrder, type OrderRow } from '#studio/orders/orders.store.ts';
import { lockPayment } from '#studio/payments/payments.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import type { Who } from '#studio/shared/who.ts';
import { recordExternalRefund } from './record-external-refund.ts';
import { shareOver } from './refund-payments.ts';
import { knownRefunded, refundablePayments } from './refunds.queries.ts';
import { requestRefund } from './request-refund.ts';
import { lockUnspentOfSoldGiftCard } from './revoke-grants.ts';

const input = z.object({
  orderId: z.guid(),
  amountMinor: z.union([z.literal('all'), z.int().positive()]),
  /** Refundable amount displayed to the owner; a mismatch is refused. */
  seenLeftMinor: z.int().nonnegative(),
  /** Why: needed when a manual payment is refunded or reversed. */
  note: z.string().trim().max(500).default(''),
  once: z.string().nullish(),
});

export type RefundOrderOutcome =
  | { ok: true; amountMinor: number; currency: Currency }
  | {
      ok: false;
      refusal: 'not-found' | 'bad-amount' | 'too-much' | 'nothing-left' | 'changed' | 'no-reason';
    };

/** Refused when the refundable amount differs from `seenLeftMinor`. Idempotent per `once`. Bookings stay. */
export async function refundOrder(world: World, who: Who, given: unknown): Promise<RefundOrderOutcome> {
  if (who.role !== 'owner') return { ok: false, refusal: 'not-found' };
  const read = input.safeParse(given);
  if (!read.success) return { ok: false, refusal: 'bad-amount' };
  const { orderId, once } = read.data;
  return world.db.transaction(async (tx): Promise<RefundOrderOutcome> => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { ok: false, refusal: 'not-found' };
    const now = world.clock.now();
    let refused: RefundOrderOutcome | null = null;
    const given = await runOnce(tx, {
      key: once,
      at: now,
      make: async () => {
        const outcome = await refundLeft(world, tx, { ...read.data, order, now });
        if (outcome.ok) return String(outcome.amountMinor);
        refused = outcome;
        return null;
      },
    });
    return refused ?? { ok: true, amountMinor: Number(given), currency: order.currency };
  });
}

async function refundLeft(
  world: World,
  tx: Tx,
  {
    order,
    amountMinor: requested,
    seenLeftMinor,
    note,
    now,
  }: z.output<typeof input> & { order: OrderRow } & { now: Temporal.Instant },
): Promise<RefundOrderOutcome> {
  const { id: orderId, currency } = order;
  const payments = await refundablePayments(tx, orderId);
  const leftMinor = await refundableMinor(tx, orderId, payments);
  if (leftMinor !== seenLeftMinor) return { ok: false, refusal: 'changed' };
  if (leftMinor === 0) return { ok: false, refusal: 'nothing-left' };
  const amountMinor = requested === 'all' ? leftMinor : requested;
  if (amountMinor > leftMinor) return { ok: false, refusal: 'too-much' };
  const shares = shareOver(payments, amountMinor);
  if (note === '' && shares.some(({ payment }) => payment.provider === 'manual'))
    return { ok: false, refusal: 'no-reason' };
  for (const { payment, partMinor } of shares) {
    const part = { order, paymentId: payment.id, amountMinor: partMinor, note, now };
    if (!(await refundPart(world, tx, part))) return { ok: false, refusal: 'nothing-left' };
  }
  const details = { amountMinor, currency, ...(note ? { reason: note } : {}) };
  await audit(tx, {
    at: now,
    actor: 'owner',
    action: 'order.refunded',
    subject: `order:${orderId}`,
    details,
  });
  return { ok: true, amountMinor, currency };
}

/** Manual payments are returned in person, so they are recorded as done. */
async function refundPart(
  world: World,
  tx: Tx,
  {
    order,
    paymentId,
    amountMinor,
    note,
    now,
  }: { order: OrderRow; paymentId: string; amountMinor: number; note: string; now: Temporal.Instant },
): Promise<boolean> {
  const payment = await lockPayment(tx, paymentId);
  if (payment?.provider !== 'manual') {
    const refund = { orderId: order.id, paymentId, amountMinor, reason: 'owner', note };
    return (await requestRefund(world, tx, { refund, now })) !== null;
  }
  const refundedMinor = (await knownRefunded(tx, paymentId)) + amountMinor;
  const refundId = await recordExternalRefund(world, tx, { order, payment, refundedMinor, note, now });
  if (refundId) await publish(world, tx, { type: 'refund.recorded', refundId });
  return refundId !== null;
}

/** Of a gift card that was sold, only what is unspent. */
async function refundableMinor(
  tx: Tx,
  orderId: string,
  payments: ReadonlyArray<{ leftMinor: number }>,
): Promise<number> {
  const leftMinor = payments.reduce((sum, payment) => sum + payment.leftMinor, 0);
  return Math.min(leftMinor, (await lockUnspentOfSoldGiftCard(tx, orderId)) ?? leftMinor);
}
