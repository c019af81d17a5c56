import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { lockOrder, moveOrderTo } from '#studio/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/payments/payments.queries.ts';
import { isFullyRefunded, knownRefunded } from './refunds.queries.ts';
import { insertRefund, type NewRefund } from './refunds.store.ts';
import { revokeGrants } from './revoke-grants.ts';

/** At most what is left; a full refund revokes grants. Null: nothing is left, or the state does not allow it. */
export async function requestRefund(
  world: World,
  tx: Tx,
  { refund, now }: { refund: NewRefund; now: Temporal.Instant },
): Promise<string | null> {
  const order = await lockOrder(tx, refund.orderId);
  const payment = (await paymentsOfOrder(tx, refund.orderId)).find(({ id }) => id === refund.paymentId);
  if (!order || !payment) return null;
  const known = await knownRefunded(tx, refund.paymentId);
  const amountMinor = Math.min(refund.amountMinor, payment.captured_minor - known);
  if (amountMinor <= 0) return null;
  const isDue =
    order.state === 'refund-due' || (await moveOrderTo(tx, { orderId: order.id, to: 'refund-due' }));
  if (!isDue) return null;
  const refundId = await insertRefund(tx, { ...refund, amountMinor, state: 'due' }, now);
  if (await isFullyRefunded(tx, order.id)) await revokeGrants(tx, order.id, now);
  await world.jobs.send(tx, { name: 'send-refund', data: { refundId } });
  return refundId;
}
