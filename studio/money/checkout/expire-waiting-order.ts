import type { World } from '#platform/world.ts';
import { lockOrder, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { moveUnitsTo } from '#studio/offers/inventory/units.store.ts';

/** Lapses a waiting order whose deadline has passed, unless it is being paid. */
export async function expireWaitingOrder(world: World, orderId: string): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'open' || !order.pay_until) return;
    if (Temporal.Instant.compare(order.pay_until, now) > 0) return;
    const live = await paymentsOfOrder(tx, orderId, ['creating', 'open', 'authorised', 'captured']);
    if (live.length > 0) return;
    await moveOrderTo(tx, { orderId, to: 'lapsed', set: { settled_at: now } });
    await moveUnitsTo(tx, { orderId, to: 'free' }, now);
  });
}
