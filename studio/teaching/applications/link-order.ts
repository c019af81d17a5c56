import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { assignOrderTo } from '#studio/money/orders/orders.store.ts';
import { publish } from '#studio/shared/events.ts';
import { applicationToLink, orderToLink } from './application-order.queries.ts';

/** Links an order that was authorised or paid before the application arrived. */
export async function linkOrderTo(world: World, tx: Tx, applicationId: string): Promise<void> {
  const orderId = await orderToLink(tx, applicationId);
  if (!orderId) return;
  await assignOrderTo(tx, orderId, applicationId);
  await publish(world, tx, { type: 'application.order-linked', orderId });
}

/** The reverse: links an authorised order to an application that arrived first. */
export async function linkToApplication(
  tx: Tx,
  order: { id: string; email: string; application_id: string | null },
  offerIds: readonly string[],
): Promise<string | null> {
  if (order.application_id) return order.application_id;
  if (!order.email || offerIds.length === 0) return null;
  const applicationId = await applicationToLink(tx, { email: order.email, offerIds });
  if (applicationId) await assignOrderTo(tx, order.id, applicationId);
  return applicationId;
}
