import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { insertPrintOrder } from './print-orders.store.ts';

/** Enqueues the printed lines of a paid order, in the transaction that marks it as paid. Idempotent. */
export async function createPrintOrder(
  world: World,
  tx: Tx,
  orderId: string,
  lines: ReadonlyArray<{ kind: string }>,
): Promise<void> {
  if (!lines.some((line) => line.kind === 'print-goods')) return;
  if (!(await insertPrintOrder(tx, orderId, world.clock.now()))) return;
  await world.jobs.send(tx, 'order-print', { orderId });
}
