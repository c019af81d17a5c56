import type { Tx } from '#platform/db/database.ts';
import { assignOrderTo } from '#studio/money/orders/orders.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { applicationToLink, orderToLink } from './application-order.queries.ts';

/** Links an order that was authorised or paid before the application arrived. */
export async function linkOrderTo(c: Change, applicationId: string): Promise<void> {
  const orderId = await orderToLink(c.tx, applicationId);
  if (!orderId) return;
  await assignOrderTo(c.tx, orderId, applicationId);
  await publish(c, { type: 'application.order-linked', orderId });
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
