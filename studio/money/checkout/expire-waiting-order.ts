import type { World } from '#platform/world.ts';
import { lockOrder, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { moveUnitsTo } from '#studio/offers/inventory/units.store.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';

/** Lapses a waiting order whose deadline has passed, unless it is being paid. */
export async function expireWaitingOrder(world: World, orderId: string): Promise<void> {
  await change(world, system, async (c) => {
    const order = await lockOrder(c.tx, orderId);
    if (order?.state !== 'open' || !order.pay_until) return;
    if (Temporal.Instant.compare(order.pay_until, c.now) > 0) return;
    const live = await paymentsOfOrder(c.tx, orderId, ['creating', 'open', 'authorised', 'captured']);
    if (live.length > 0) return;
    await moveOrderTo(c.tx, { orderId, to: 'lapsed', set: { settled_at: c.now } });
    await moveUnitsTo(c, { orderId, to: 'free' });
  });
}
