import { externalIdOf, type PrintedOrder } from '#platform/print/print.ts';
import type { World } from '#platform/world.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
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
  await change(world, system, (c) => touchPrintOrder(c, { orderId }));
}

export async function keepPrinted(world: World, orderId: string, printed: PrintedOrder): Promise<void> {
  await change(world, system, async (c) => {
    const known = await lockPrintOrder(c.tx, orderId);
    if (!known) return;
    const isFirst = known.printer_order_id === null;
    const changes = {
      printer_order_id: printed.id,
      last_error: null,
      ...(isFirst ? { placed_at: c.now } : {}),
    };
    await keepShipments(c, orderId, printed);
    const to = stateOf(printed);
    const hasMoved = await movePrintOrderTo(c, { orderId, to, set: changes });
    if (!hasMoved) await touchPrintOrder(c, { orderId, set: { printer_order_id: printed.id } });
    // Not moved: the state is the same or later.
    const state = hasMoved ? to : known.state;
    await publish(c, { type: 'print-order.settled', orderId, state, hasMoved });
  });
}

async function keepShipments(c: Change, orderId: string, printed: PrintedOrder): Promise<void> {
  for (const shipment of printed.shipments) {
    if (await addShipment(c, orderId, shipment)) {
      const { id: shipmentId, carrier, trackingNumber, trackingUrl } = shipment;
      await publish(c, { type: 'parcel.sent', orderId, shipmentId, carrier, trackingNumber, trackingUrl });
    }
    if (!shipment.isReturned || !(await markReturned(c, { orderId, shipmentId: shipment.id }))) continue;
    await publish(c, { type: 'parcel.returned', orderId, reason: shipment.trackingNumber });
  }
}
