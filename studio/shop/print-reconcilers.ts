import type { World } from '#platform/world.ts';
import { orderPrint } from './order-print.ts';
import { settlePrintEvent } from './receive-print-event.ts';
import { settlePrint } from './settle-print.ts';

const pollingHours = 1;

export function printReconcilers(world: World) {
  const q = world.db.query;
  const now = world.clock.now();
  const ids = async (query: { execute(): Promise<{ id: string }[]> }) =>
    (await query.execute()).map((row) => row.id);
  const orders = q.selectFrom('print_orders').select('order_id as id').orderBy('changed_at');
  const events = q.selectFrom('print_events').select('event_id as id').orderBy('received_at');
  return [
    {
      kind: 'order-print',
      find: () =>
        ids(orders.where('state', '=', 'due').where('changed_at', '<=', now.subtract({ seconds: 60 }))),
      act: (id: string) => orderPrint(world, { orderId: id }),
    },
    {
      kind: 'settle-print-event',
      find: () =>
        ids(events.where('handled_at', 'is', null).where('received_at', '<=', now.subtract({ seconds: 30 }))),
      act: (id: string) => settlePrintEvent(world, { eventId: id }),
    },
    {
      kind: 'settle-print',
      find: async () =>
        world.print
          ? ids(
              orders
                .where('state', 'in', ['placed', 'held', 'failed', 'part-shipped'])
                .where('printer_order_id', 'is not', null)
                .where('changed_at', '<=', now.subtract({ hours: pollingHours })),
            )
          : [],
      act: (id: string) => settlePrint(world, id),
    },
  ];
}
