import type { World } from '#platform/world.ts';
import { type DecisionOutcome, declineOrder } from '#studio/goods/capture/decide-order.ts';
import { orderPrint } from '#studio/goods/shop/order-print.ts';
import { addShipment, lockPrintOrder, movePrintOrderTo } from '#studio/goods/shop/print-orders.store.ts';
import { settlePrint } from '#studio/goods/shop/settle-print.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { type May, system } from '#studio/shared/who.ts';
import type { TaskAction, TaskKind } from './task.ts';
import { stateOfPrint } from './task-subject.queries.ts';

const kinds = [
  'print-by-hand',
  'print-failed',
  'printer-unavailable',
  'print-held',
  'print-cancelled',
  'print-returned',
] as const satisfies readonly TaskKind[];
export type PrintTaskKind = (typeof kinds)[number];

export function isPrintTask(kind: TaskKind): kind is PrintTaskKind {
  return kinds.some((one) => one === kind);
}

/** @throws PrintUnavailable, PaymentUnavailable without an answer */
export async function answerPrintTask(
  world: World,
  {
    who,
    task,
    remedy,
  }: { who: May<'today'>; task: { kind: PrintTaskKind; orderId: string }; remedy: TaskAction },
): Promise<'done' | 'still-open' | 'not-possible' | 'refused'> {
  const { kind, orderId } = task;
  if (remedy === 'retry') return retryPrint(world, orderId);
  if (remedy === 'decline') return refundPrint(world, who, orderId);
  if (remedy === 'done' && kind === 'print-by-hand') return recordSentByHand(world, orderId);
  return 'done';
}

async function retryPrint(world: World, orderId: string) {
  const isDue = await change(world, system, async (c) => {
    const print = await lockPrintOrder(c.tx, orderId);
    if (print?.state === 'failed') return movePrintOrderTo(c, { orderId, to: 'due' });
    return print?.state === 'due';
  });
  if (isDue) await orderPrint(world, { orderId });
  else await settlePrint(world, orderId);
  const after = await stateOfPrint(world.db.query, orderId);
  return after === 'failed' || after === 'held' ? ('still-open' as const) : ('done' as const);
}

async function refundPrint(world: World, who: May<'today'>, orderId: string) {
  const outcome: DecisionOutcome = await declineOrder(world, who, { orderId });
  if (!outcome.ok)
    return outcome.refusal === 'refused-by-provider' ? ('refused' as const) : ('not-possible' as const);
  await change(world, who, (c) => movePrintOrderTo(c, { orderId, to: 'cancelled' }));
  return 'done' as const;
}

/** The owner sent it: the buyer gets the same email as for a printer's parcel. */
async function recordSentByHand(world: World, orderId: string) {
  return change(world, system, async (c) => {
    if (!(await movePrintOrderTo(c, { orderId, to: 'shipped' }))) return 'not-possible' as const;
    const parcel = {
      id: 'by-hand',
      carrier: '',
      trackingNumber: '',
      trackingUrl: null,
      shippedAt: c.now,
      isReturned: false,
    };
    await addShipment(c, orderId, parcel);
    const tracking = { carrier: '', trackingNumber: '', trackingUrl: null };
    await publish(c, { type: 'parcel.sent', orderId, shipmentId: parcel.id, ...tracking });
    return 'done' as const;
  });
}
