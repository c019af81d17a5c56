import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { takeOutOfCart } from '#studio/cart/carts.store.ts';
import type { OrderLineRow, OrderRow } from '#studio/orders/orders.store.ts';
import { publish } from '#studio/shared/events.ts';

export async function applyAuthorisation(
  world: World,
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  until: Temporal.Instant,
): Promise<void> {
  if (order.cart_id) await takeOutOfCart(tx, order.cart_id, lines);
  await publish(world, tx, 'order.authorised', {
    orderId: order.id,
    orderNumber: order.number,
    applicationId: order.application_id,
    capture: order.capture,
    name: order.name,
    email: order.email,
    offerIds: lines.map((line) => line.offer_id),
    what: lines.map((line) => line.description).join(', '),
    until,
  });
}
