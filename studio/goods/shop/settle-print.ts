import type { Tx } from '#platform/db/database.ts';
import { externalIdOf, type PrintedOrder } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { publish } from '#studio/shared/events.ts';
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
  await world.db.transaction((tx) => touchPrintOrder(tx, { orderId }, world.clock.now()));
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
    await keepShipments(world, tx, { orderId, printed, now });
    const to = stateOf(printed);
    const hasMoved = await movePrintOrderTo(tx, { orderId, to, set: changes }, now);
    if (!hasMoved) await touchPrintOrder(tx, { orderId, set: { printer_order_id: printed.id } }, now);
    // Not moved: the state is the same or later.
    const state = hasMoved ? to : known.state;
    await publish(world, tx, { type: 'print-order.settled', orderId, state, hasMoved });
  });
}

async function keepShipments(
  world: World,
  tx: Tx,
  { orderId, printed, now }: { orderId: string; printed: PrintedOrder; now: Temporal.Instant },
): Promise<void> {
  for (const shipment of printed.shipments) {
    if (await addShipment(tx, { orderId, shipment }, now)) {
      const { id: shipmentId, carrier, trackingNumber, trackingUrl } = shipment;
      await publish(world, tx, {
        type: 'parcel.sent',
        orderId,
        shipmentId,
        carrier,
        trackingNumber,
        trackingUrl,
      });
    }
    if (!shipment.isReturned || !(await markReturned(tx, { orderId, shipmentId: shipment.id }, now)))
      continue;
    await publish(world, tx, { type: 'parcel.returned', orderId, reason: shipment.trackingNumber });
  }
}
