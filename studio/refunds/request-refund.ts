import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { lockOrder, moveOrderTo } from '#studio/orders/orders.store.ts';
import { isFullyRefunded, knownRefunded } from './record-refund.ts';
import { insertRefund, type NewRefund } from './refunds.store.ts';
import { revokeGrants } from './revoke-grants.ts';

/** At most what is left; a full refund revokes grants. Null: nothing is left, or the state does not allow it. */
export async function requestRefund(
  world: World,
  tx: Tx,
  refund: NewRefund,
  now: Temporal.Instant,
): Promise<string | null> {
  const order = await lockOrder(tx, refund.orderId);
  const payment = await tx
    .selectFrom('payments')
    .select('captured_minor')
    .where('id', '=', refund.paymentId)
    .where('order_id', '=', refund.orderId)
    .executeTakeFirst();
  if (!order || !payment) return null;
  const known = await knownRefunded(tx, refund.paymentId);
  const amountMinor = Math.min(refund.amountMinor, payment.captured_minor - known);
  if (amountMinor <= 0) return null;
  const isDue = order.state === 'refund-due' || (await moveOrderTo(tx, order.id, 'refund-due'));
  if (!isDue) return null;
  const refundId = await insertRefund(tx, { ...refund, amountMinor }, 'due', now);
  if (await isFullyRefunded(tx, order.id)) await revokeGrants(tx, order.id, now);
  await world.jobs.send(tx, 'send-refund', { refundId });
  return refundId;
}
