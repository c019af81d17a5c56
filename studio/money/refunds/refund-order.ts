import { z } from 'zod';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { RefundItem } from '#platform/db/schema/money.ts';
import type { World } from '#platform/world.ts';
import { lockOrder, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { lockPayment } from '#studio/money/payments/payments.store.ts';
import { restockUnits } from '#studio/offers/inventory/units.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change, type Write } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import type { May } from '#studio/shared/who.ts';
import { recordExternalRefund } from './record-external-refund.ts';
import { calculateRefund, type RefundPart } from './refund-calculation.ts';
import { knownRefunded, type RefundablePayment, refundFacts } from './refunds.queries.ts';
import { requestRefund } from './request-refund.ts';
import { lockUnspentOfSoldGiftCard } from './revoke-grants.ts';

const itemInput = z.object({
  position: z.int().nonnegative(),
  quantity: z.int().nonnegative(),
  isRestocked: z.boolean(),
});

const input = z.object({
  orderId: z.guid(),
  /** Absent: the price of the items. */
  amountMinor: z.union([z.literal('all'), z.int().positive()]).optional(),
  /** Of order lines, by position. With 'all', which of the items are put back in stock. */
  items: z.array(itemInput).max(100).default([]),
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
export async function refundOrder(
  world: World,
  who: May<'calendar' | 'orders'>,
  given: unknown,
): Promise<RefundOrderOutcome> {
  const read = input.safeParse(given);
  if (!read.success) return { ok: false, refusal: 'bad-amount' };
  const { orderId, once } = read.data;
  return change(world, who, async (c): Promise<RefundOrderOutcome> => {
    const order = await lockOrder(c.tx, orderId);
    if (!order) return { ok: false, refusal: 'not-found' };
    let refused: RefundOrderOutcome | null = null;
    const given = await runOnce(c.tx, {
      key: once,
      at: c.now,
      make: async () => {
        const outcome = await refundLeft(c, { ...read.data, order });
        if (outcome.ok) return String(outcome.amountMinor);
        refused = outcome;
        return null;
      },
    });
    return refused ?? { ok: true, amountMinor: Number(given), currency: order.currency };
  });
}

async function refundLeft(
  c: Change,
  { order, amountMinor: requested, items, seenLeftMinor, note }: z.output<typeof input> & { order: OrderRow },
): Promise<RefundOrderOutcome> {
  const { id: orderId, currency } = order;
  const facts = await refundFacts(c.tx, orderId, await lockUnspentOfSoldGiftCard(c.tx, orderId));
  if (facts.leftMinor !== seenLeftMinor) return { ok: false, refusal: 'changed' };
  const refund = calculateRefund(facts, { amountMinor: requested, items });
  if (!refund.ok) return refund;
  if (note === '' && refund.parts.some(({ payment }) => payment.provider === 'manual'))
    return { ok: false, refusal: 'no-reason' };
  await restockItems(c, { orderId, lines: facts.lines, items: refund.items });
  for (const part of refund.parts) {
    if (!(await refundPart(c, { order, part, note }))) return { ok: false, refusal: 'nothing-left' };
  }
  const { amountMinor } = refund;
  const details = { amountMinor, currency, ...(note ? { reason: note } : {}) };
  await audit(c, { actor: 'owner', action: 'order.refunded', subject: `order:${orderId}`, details });
  return { ok: true, amountMinor, currency };
}

/** Before the refund, which leaves the stock of an order alone once it was decided item by item. */
async function restockItems(
  c: Write,
  {
    orderId,
    lines,
    items,
  }: {
    orderId: string;
    lines: ReadonlyArray<{ position: number; offerId: string }>;
    items: readonly RefundItem[];
  },
): Promise<void> {
  for (const { position, quantity, isRestocked } of items) {
    const line = lines.find((candidate) => candidate.position === position);
    if (line && isRestocked) await restockUnits(c, { orderId, offerId: line.offerId, quantity });
  }
}

/** Manual payments are returned in person, so they are recorded as done. */
async function refundPart(
  c: Change,
  {
    order,
    part: { payment: found, partMinor: amountMinor, items },
    note,
  }: { order: OrderRow; part: RefundPart<RefundablePayment>; note: string },
): Promise<boolean> {
  const payment = await lockPayment(c.tx, found.id);
  if (payment?.provider !== 'manual') {
    const refund = { orderId: order.id, paymentId: found.id, amountMinor, reason: 'owner', note, items };
    return (await requestRefund(c, refund)) !== null;
  }
  const refundedMinor = (await knownRefunded(c.tx, payment.id)) + amountMinor;
  const refundId = await recordExternalRefund(c, { order, payment, refundedMinor, note, items });
  if (refundId) await publish(c, { type: 'refund.recorded', refundId });
  return refundId !== null;
}
