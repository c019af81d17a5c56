import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { issueCreditNoteFor } from '#studio/orders/issue-receipt.ts';
import { moveOrderTo, type OrderRow, orderLines } from '#studio/orders/orders.store.ts';
import type { PaymentRow } from '#studio/payments/payments.store.ts';
import { publish } from '#studio/shared/events.ts';
import { isFullyRefunded, knownRefunded, recordRefund } from './record-refund.ts';
import { insertRefund } from './refunds.store.ts';
import { revokeGrants } from './revoke-grants.ts';

/** Records a refund made at the provider. Bookings stay. Returns the refund's id; null: nothing new. */
export async function recordExternalRefund(
  world: World,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  refundedAtProviderMinor: number,
  now: Temporal.Instant,
): Promise<string | null> {
  const known = await knownRefunded(tx, payment.id);
  const amountMinor = refundedAtProviderMinor - known;
  if (amountMinor <= 0) return null;
  const refund = { orderId: order.id, paymentId: payment.id, amountMinor, reason: 'outside' };
  const refundId = await insertRefund(tx, refund, 'succeeded', now);
  await moveOrderTo(tx, order.id, 'refund-due');
  await recordRefund(tx, refund);
  if (await isFullyRefunded(tx, order.id)) {
    await revokeGrants(tx, order.id, now);
    await publishSuperseded(world, tx, order.id);
  }
  await issueCreditNoteFor(tx, order, await orderLines(tx, order.id), { id: refundId, amountMinor }, now);
  world.log.info({ orderId: order.id, amountMinor }, 'a refund made at the provider was written down');
  return refundId;
}

async function publishSuperseded(world: World, tx: Tx, orderId: string): Promise<void> {
  const refused = await tx
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'refused')
    .execute();
  for (const { id: refundId } of refused) await publish(world, tx, 'refund.superseded', { refundId });
}
