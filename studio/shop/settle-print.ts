import type { Tx } from '#platform/db/database.ts';
import type { PrintOrderState } from '#platform/db/schema/shop.ts';
import { externalIdOf, type PrintedOrder } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { closeTask } from '#studio/admin-tasks/close-task.ts';
import { openTask } from '#studio/admin-tasks/open-task.ts';
import type { TaskKind } from '#studio/admin-tasks/task.ts';
import { notifyParcelSent } from './notify-parcel-sent.ts';
import { stateOf } from './print-order.ts';
import {
  addShipment,
  lockPrintOrder,
  markReturned,
  movePrintOrderTo,
  touchPrintOrder,
} from './print-orders.store.ts';

/** Idempotent; the order of events does not matter. @throws PrintUnavailable when the printer does not answer */
export async function settlePrint(world: World, orderId: string): Promise<void> {
  if (!world.print) return;
  const printed = await world.print.order(externalIdOf(orderId));
  if (printed) return keepPrinted(world, orderId, printed);
  await world.db.transaction((tx) => touchPrintOrder(tx, orderId, world.clock.now()));
}

export async function keepPrinted(world: World, orderId: string, printed: PrintedOrder): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const known = await lockPrintOrder(tx, orderId);
    if (!known) return;
    const isFirst = known.printer_order_id === null;
    const changes = {
      printer_order_id: printed.id,
      last_error: null,
      ...(isFirst ? { placed_at: now } : {}),
    };
    await keepShipments(world, tx, orderId, printed, now);
    const to = stateOf(printed);
    const hasMoved = await movePrintOrderTo(tx, orderId, to, now, changes);
    if (!hasMoved) await touchPrintOrder(tx, orderId, now, { printer_order_id: printed.id });
    await closeTask(tx, { kind: 'printer-unavailable', subjectId: orderId, by: 'system' });
    // Not moved: the state is the same or later, and a task for a past state is wrong.
    const state = hasMoved ? to : known.state;
    await syncTasks(world, tx, orderId, state, hasMoved);
  });
}

async function keepShipments(
  world: World,
  tx: Tx,
  orderId: string,
  printed: PrintedOrder,
  now: Temporal.Instant,
): Promise<void> {
  for (const shipment of printed.shipments) {
    if (await addShipment(tx, orderId, shipment, now)) await notifyParcelSent(world, tx, orderId, shipment);
    if (!shipment.isReturned || !(await markReturned(tx, orderId, shipment.id, now))) continue;
    const details = { reason: shipment.trackingNumber };
    await openTask(world, tx, { kind: 'print-returned', subjectId: orderId, details });
  }
}

const taskOf: Partial<Record<PrintOrderState, TaskKind>> = {
  failed: 'print-failed',
  held: 'print-held',
  cancelled: 'print-cancelled',
};

async function syncTasks(
  world: World,
  tx: Tx,
  orderId: string,
  state: PrintOrderState,
  isNew: boolean,
): Promise<void> {
  const due = taskOf[state];
  for (const kind of ['print-failed', 'print-held'] as const) {
    if (kind !== due) await closeTask(tx, { kind, subjectId: orderId, by: 'system' });
  }
  if (due && isNew) await openTask(world, tx, { kind: due, subjectId: orderId, details: {} });
}
