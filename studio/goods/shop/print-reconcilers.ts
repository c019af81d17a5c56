import type { World } from '#platform/world.ts';
import { orderPrint } from './order-print.ts';
import { duePrintOrders, printOrdersToPoll, unhandledPrintEvents } from './print-orders.queries.ts';
import { settlePrintEvent } from './receive-print-event.ts';
import { settlePrint } from './settle-print.ts';

const pollingHours = 1;

export function printReconcilers(world: World) {
  const q = world.db.query;
  const now = world.clock.now();
  return [
    {
      kind: 'order-print',
      find: () => duePrintOrders(q, now.subtract({ seconds: 60 })),
      act: (id: string) => orderPrint(world, { orderId: id }),
    },
    {
      kind: 'settle-print-event',
      find: () => unhandledPrintEvents(q, now.subtract({ seconds: 30 })),
      act: (id: string) => settlePrintEvent(world, { eventId: id }),
    },
    {
      kind: 'settle-print',
      find: async () => (world.print ? printOrdersToPoll(q, now.subtract({ hours: pollingHours })) : []),
      act: (id: string) => settlePrint(world, id),
    },
  ];
}
