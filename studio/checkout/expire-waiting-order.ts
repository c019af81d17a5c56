import type { World } from '#platform/world.ts';
import { moveUnitsTo } from '#studio/inventory/units.store.ts';
import { lockOrder, moveOrderTo } from '#studio/orders/orders.store.ts';

/** Lapses a waiting order whose deadline has passed, unless it is being paid. */
export async function expireWaitingOrder(world: World, orderId: string): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'open' || !order.pay_until) return;
    if (Temporal.Instant.compare(order.pay_until, now) > 0) return;
    const live = await tx
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', orderId)
      .where('state', 'in', ['creating', 'open', 'authorised', 'captured'])
      .executeTakeFirst();
    if (live) return;
    await moveOrderTo(tx, orderId, 'lapsed', { settled_at: now });
    await moveUnitsTo(tx, orderId, 'free', now);
  });
}
