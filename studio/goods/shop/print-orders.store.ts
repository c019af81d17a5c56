import type { Tx } from '#platform/db/database.ts';
import type { PrintOrderState } from '#platform/db/schema/shop.ts';
import type { PrintShipment } from '#platform/print/print.ts';
import type { Write } from '#studio/shared/change.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { printOrderLifecycle } from './print-order.ts';

export async function insertPrintOrder({ tx, now }: Write, orderId: string): Promise<boolean> {
  const row = await tx
    .insertInto('print_orders')
    .values({ order_id: orderId, state: 'due', created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function lockPrintOrder(tx: Tx, orderId: string) {
  return tx
    .selectFrom('print_orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

/** The only writer of a print order's state. False: the lifecycle forbids the transition; nothing is written. */
export async function movePrintOrderTo(
  { tx, now }: Write,
  {
    orderId,
    to,
    set: changes = {},
  }: {
    orderId: string;
    to: PrintOrderState;
    set?: Partial<{ printer_order_id: string; placed_at: Temporal.Instant; last_error: string | null }>;
  },
): Promise<boolean> {
  const result = await tx
    .updateTable('print_orders')
    .set({ state: to, changed_at: now, ...changes })
    .where('order_id', '=', orderId)
    .where('state', 'in', statesBefore(printOrderLifecycle, to))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function touchPrintOrder(
  { tx, now }: Write,
  {
    orderId,
    set: changes = {},
  }: { orderId: string; set?: Partial<{ printer_order_id: string; last_error: string | null }> },
): Promise<void> {
  await tx
    .updateTable('print_orders')
    .set({ changed_at: now, ...changes })
    .where('order_id', '=', orderId)
    .execute();
}

export async function countAttempt(
  { tx, now }: Write,
  { orderId, error }: { orderId: string; error: string },
): Promise<number> {
  const row = await tx
    .updateTable('print_orders')
    .set((set) => ({ attempts: set('attempts', '+', 1), last_error: error, changed_at: now }))
    .where('order_id', '=', orderId)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? 0;
}

export async function addShipment(
  { tx, now }: Write,
  orderId: string,
  shipment: PrintShipment,
): Promise<boolean> {
  const { id, carrier, trackingNumber, trackingUrl, shippedAt } = shipment;
  const row = await tx
    .insertInto('print_shipments')
    .values({
      order_id: orderId,
      shipment_id: id,
      carrier,
      tracking_number: trackingNumber,
      tracking_url: trackingUrl,
      shipped_at: shippedAt ?? now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('shipment_id')
    .executeTakeFirst();
  if (row) return true;
  if (trackingNumber || trackingUrl) {
    await tx
      .updateTable('print_shipments')
      .set({ carrier, tracking_number: trackingNumber, tracking_url: trackingUrl })
      .where('order_id', '=', orderId)
      .where('shipment_id', '=', id)
      .execute();
  }
  return false;
}

export async function markReturned(
  { tx, now }: Write,
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('print_shipments')
    .set({ returned_at: now })
    .where('order_id', '=', orderId)
    .where('shipment_id', '=', shipmentId)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function insertPrintEvent(
  { tx, now }: Write,
  event: { eventId: string; kind: string; orderId: string | null },
): Promise<boolean> {
  const row = await tx
    .insertInto('print_events')
    .values({ event_id: event.eventId, kind: event.kind, order_id: event.orderId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markEventHandled({ tx, now }: Write, eventId: string): Promise<void> {
  await tx.updateTable('print_events').set({ handled_at: now }).where('event_id', '=', eventId).execute();
}
