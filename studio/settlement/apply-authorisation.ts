import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { openTask } from '#studio/admin-tasks/open-task.ts';
import { hasApplication } from '#studio/applications/application-of-order.ts';
import { takeOutOfCart } from '#studio/cart/carts.store.ts';
import { notifyAuthorised } from '#studio/notifications/orders/notify-order.ts';
import type { OrderLineRow, OrderRow } from '#studio/orders/orders.store.ts';

/** Moves the order to 'authorised' until `until`, with the owner's task and the buyer's email. */
export async function applyAuthorisation(
  world: World,
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  until: Temporal.Instant,
): Promise<void> {
  const isProgramme = order.capture === 'on-acceptance';
  // With an application there is one decision, its own task.
  if (!(isProgramme && (await hasApplication(world, tx, order, lines)))) {
    await openTask(world, tx, {
      kind: isProgramme ? 'decide-application' : 'dispatch-order',
      subjectId: order.id,
      details: {
        orderNumber: order.number,
        name: order.name,
        what: lines.map((line) => line.description).join(', '),
      },
      dueAt: until,
    });
  }
  if (order.cart_id) await takeOutOfCart(tx, order.cart_id, lines);
  await notifyAuthorised(world, tx, order.id);
}
