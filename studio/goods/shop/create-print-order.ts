import type { World } from '#platform/world.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { change } from '#studio/shared/change.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { insertPrintOrder } from './print-orders.store.ts';

/** Enqueues the printed lines of a paid order, in the transaction that marks it as paid. Idempotent. */
export const createPrintOrder: DomainEventHandler<'order.paid'> = async (c, event) => {
  const { orderId } = event;
  if (!event.isFulfilled || !event.hasPrintGoods) return;
  if (!(await insertPrintOrder(c, orderId))) return;
  await c.world.jobs.send(c.tx, { name: 'order-print', data: { orderId } });
};

/** Enqueues the printed lines of a paid order that were never enqueued. Idempotent. */
export async function orderMissingPrint(world: World, orderId: string): Promise<void> {
  await change(world, system, async (c) => {
    const order = await lockOrder(c.tx, orderId);
    if (order?.state !== 'paid' || !(await insertPrintOrder(c, orderId))) return;
    await world.jobs.send(c.tx, { name: 'order-print', data: { orderId } });
  });
}
