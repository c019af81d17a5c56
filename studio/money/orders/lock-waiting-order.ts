import type { Write } from '#studio/shared/change.ts';
import { waitingOrder } from './orders.queries.ts';
import { lockOrder, lockPaying } from './orders.store.ts';

/** The order that waits for payment in place of this one, locked; null: none waits (any more). */
export async function lockWaitingOrder({ tx, now }: Write, orderId: string) {
  await lockPaying(tx, orderId);
  const found = await waitingOrder(tx, orderId, now);
  const order = found && (await lockOrder(tx, found.id));
  if (!order) return null;
  // Until the lock was free, its session or invoice may have been cancelled.
  const head = await waitingOrder(tx, orderId, now);
  return head?.id === order.id ? { head, order } : null;
}
