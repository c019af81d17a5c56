import type { DispatchPiece } from '#platform/db/schema/orders.ts';
import { copyOrder } from '#studio/money/orders/copy-order.ts';
import {
  allPieces,
  discountOfPieces,
  noTracking,
  reservationDays,
} from '#studio/money/orders/dispatches/dispatch.ts';
import { pendingDispatches } from '#studio/money/orders/dispatches/dispatches.queries.ts';
import { closeDispatches, insertDispatch } from '#studio/money/orders/dispatches/dispatches.store.ts';
import { netOfLine } from '#studio/money/orders/order.ts';
import { type OrderLineRow, orderLines } from '#studio/money/orders/orders.queries.ts';
import { lockOrder, type OrderRow, replaceLines } from '#studio/money/orders/orders.store.ts';
import { vatIncluded } from '#studio/offers/catalogue/vat.ts';
import { keepUnitsFor } from '#studio/offers/inventory/units.store.ts';
import type { Write } from '#studio/shared/change.ts';

/** Applies a captured parcel. A partial one keeps the sent lines; the rest becomes a new waiting order. */
export async function settleDispatch(
  c: Write,
  order: OrderRow,
  captured: { amountMinor: number; capturedMinor: number },
): Promise<OrderRow> {
  const lines = await orderLines(c.tx, order.id);
  const requested = await pendingDispatches(c.tx, order.id);
  const match = requested.find((one) => one.amount_minor === captured.capturedMinor);
  await closeDispatches(c, { orderId: order.id, sentId: match?.id ?? null });
  if (captured.capturedMinor === captured.amountMinor || !match) {
    if (!match) {
      const pieces = allPieces(lines.map(asLine));
      const { capturedMinor } = captured;
      const dispatch = { orderId: order.id, amountMinor: capturedMinor, pieces, tracking: noTracking };
      await insertDispatch(c, { ...dispatch, state: 'sent' });
    }
    return order;
  }
  await splitOrder(c, { order, lines, pieces: match.pieces });
  const sent = await lockOrder(c.tx, order.id);
  if (!sent) throw new Error('an order that is being settled is not there');
  return sent;
}

async function splitOrder(
  c: Write,
  {
    order,
    lines,
    pieces,
  }: { order: OrderRow; lines: readonly OrderLineRow[]; pieces: readonly DispatchPiece[] },
): Promise<void> {
  const sentOf = (line: OrderLineRow) =>
    line.kind === 'goods'
      ? (pieces.find((piece) => piece.position === line.position)?.quantity ?? 0)
      : line.quantity;
  const discountSent = (line: OrderLineRow) => discountOfPieces(asLine(line), sentOf(line));
  const rest = lines.map((line) =>
    withQuantity(line, line.quantity - sentOf(line), line.discount_minor - discountSent(line)),
  );
  const until = c.now.add({ hours: 24 * reservationDays });
  const restId = await copyOrder(c, { order, lines: rest.filter(hasQuantity), payUntil: until });
  for (const line of rest.filter(hasQuantity)) {
    const wanted = { offerId: line.offer_id, quantity: line.quantity, until };
    await keepUnitsFor(c, { from: order.id, to: restId, ...wanted });
  }
  const sent = lines.map((line) => withQuantity(line, sentOf(line), discountSent(line)));
  await replaceLines(c.tx, order.id, sent.filter(hasQuantity));
}

/** `discountMinor`: its share of the line's discount. */
function withQuantity(line: OrderLineRow, quantity: number, discountMinor: number): OrderLineRow {
  const part = { ...line, quantity, discount_minor: discountMinor };
  return { ...part, vat_minor: vatIncluded(netOfLine(part), line.vat_class) };
}

function hasQuantity(line: OrderLineRow): boolean {
  return line.quantity > 0;
}

export function asLine(line: OrderLineRow) {
  return {
    position: line.position,
    quantity: line.quantity,
    unitMinor: line.unit_minor,
    discountMinor: line.discount_minor,
    isGoods: line.kind === 'goods',
  };
}
