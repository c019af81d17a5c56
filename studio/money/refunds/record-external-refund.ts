import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { issueCreditNoteFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { moveOrderTo, type OrderRow } from '#studio/money/orders/orders.store.ts';
import type { PaymentRow } from '#studio/money/payments/payments.store.ts';
import { publish } from '#studio/shared/events.ts';
import { recordRefund } from './record-refund.ts';
import { isFullyRefunded, knownRefunded, refundsOfOrder } from './refunds.queries.ts';
import { insertRefund, type NewRefund } from './refunds.store.ts';
import { revokeGrants, revokeSoldGiftCard } from './revoke-grants.ts';

/** Records a refund made at the provider. Bookings stay. Returns the refund's id; null: nothing new. */
export async function recordExternalRefund(
  world: World,
  tx: Tx,
  {
    order,
    payment,
    refundedMinor: refundedAtProviderMinor,
    note = '',
    items = null,
    now,
  }: {
    order: OrderRow;
    payment: PaymentRow;
    refundedMinor: number;
    note?: string;
    items?: NewRefund['items'];
    now: Temporal.Instant;
  },
): Promise<string | null> {
  const known = await knownRefunded(tx, payment.id);
  const amountMinor = refundedAtProviderMinor - known;
  if (amountMinor <= 0) return null;
  const refund = { orderId: order.id, paymentId: payment.id, amountMinor, reason: 'outside', note, items };
  const refundId = await insertRefund(tx, { ...refund, state: 'succeeded' }, now);
  await moveOrderTo(tx, { orderId: order.id, to: 'refund-due' });
  await recordRefund(tx, refund);
  await revokeSoldGiftCard(tx, { orderId: order.id, refundId, amountMinor }, now);
  if (await isFullyRefunded(tx, order.id)) {
    await revokeGrants(tx, order.id, now);
    await publishSuperseded(world, tx, order.id);
  }
  await issueCreditNoteFor(
    tx,
    { order, lines: await orderLines(tx, order.id), refund: { id: refundId, amountMinor } },
    now,
  );
  world.log.info({ orderId: order.id, amountMinor }, 'a refund made at the provider was written down');
  return refundId;
}

async function publishSuperseded(world: World, tx: Tx, orderId: string): Promise<void> {
  for (const { id: refundId, state } of await refundsOfOrder(tx, orderId)) {
    if (state === 'refused') await publish(world, tx, { type: 'refund.superseded', refundId });
  }
}
