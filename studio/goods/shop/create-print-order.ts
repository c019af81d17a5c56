import type { World } from '#platform/world.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { insertPrintOrder } from './print-orders.store.ts';

/** Enqueues the printed lines of a paid order, in the transaction that marks it as paid. Idempotent. */
export const createPrintOrder: DomainEventHandler<'order.paid'> = async (world, tx, event) => {
  const { orderId } = event;
  if (!event.isFulfilled || !event.hasPrintGoods) return;
  if (!(await insertPrintOrder(tx, orderId, world.clock.now()))) return;
  await world.jobs.send(tx, { name: 'order-print', data: { orderId } });
};

/** Enqueues the printed lines of a paid order that were never enqueued. Idempotent. */
export async function orderMissingPrint(world: World, orderId: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'paid' || !(await insertPrintOrder(tx, orderId, world.clock.now()))) return;
    await world.jobs.send(tx, { name: 'order-print', data: { orderId } });
  });
}
