import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { revokeEntitlementsOf } from './entitlements.store.ts';
import { moveOrderTo } from './orders.store.ts';
import { insertRefund, type NewRefund } from './refunds.store.ts';
import { moveUnitsTo } from './units.store.ts';

/**
 * Writes down that money must go back, and sends the job that gives it. A refund of everything also takes back what the
 * order granted and frees its seats. Null: the order is not in a state from which money can go back.
 */
export async function oweRefund(
  world: World,
  tx: Tx,
  refund: NewRefund,
  now: Temporal.Instant,
): Promise<string | null> {
  if (refund.amountMinor <= 0 || !(await moveOrderTo(tx, refund.orderId, 'refund-due'))) return null;
  const refundId = await insertRefund(tx, refund, 'due', now);
  const order = await tx
    .selectFrom('orders')
    .select(['total_minor', 'refunded_minor'])
    .where('id', '=', refund.orderId)
    .executeTakeFirstOrThrow();
  if (order.refunded_minor + refund.amountMinor >= order.total_minor) {
    await revokeEntitlementsOf(tx, refund.orderId, now);
    await moveUnitsTo(tx, refund.orderId, 'free', now);
  }
  await world.jobs.send(tx, 'send-refund', { refundId });
  return refundId;
}
