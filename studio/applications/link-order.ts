import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { assignOrderTo } from '#studio/orders/orders.store.ts';
import { publish } from '#studio/shared/events.ts';

const live = ['authorised', 'paid'] as const;

/** Links an order that was authorised or paid before the application arrived. */
export async function linkOrderTo(world: World, tx: Tx, applicationId: string): Promise<void> {
  const order = await tx
    .selectFrom('applications')
    .innerJoin('orders', (join) =>
      join.on((on) => on(on.fn('lower', ['orders.email']), '=', on.fn('lower', ['applications.email']))),
    )
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'orders.id')
        .onRef('order_lines.offer_id', '=', 'applications.offer_id'),
    )
    .select('orders.id')
    .where('applications.id', '=', applicationId)
    .where('orders.capture', '=', 'on-acceptance')
    .where('orders.application_id', 'is', null)
    .where('orders.state', 'in', live)
    .orderBy('orders.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!order) return;
  await assignOrderTo(tx, order.id, applicationId);
  await publish(world, tx, 'application.order-linked', { orderId: order.id });
}

/** The reverse: links an authorised order to an application that arrived first. */
export async function linkToApplication(
  tx: Tx,
  order: { id: string; email: string; application_id: string | null },
  offerIds: readonly string[],
): Promise<string | null> {
  if (order.application_id) return order.application_id;
  if (!order.email || offerIds.length === 0) return null;
  const application = await tx
    .selectFrom('applications')
    .select('applications.id')
    .where((is) => is(is.fn('lower', ['applications.email']), '=', order.email.toLowerCase()))
    .where('offer_id', 'in', offerIds)
    .where('applications.state', '=', 'received')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.application_id', '=', 'applications.id')
            .where('orders.state', 'in', live),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!application) return null;
  await assignOrderTo(tx, order.id, application.id);
  return application.id;
}
