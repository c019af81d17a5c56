import type { DispatchPiece } from '#platform/db/schema/orders.ts';
import { vatBesideGiftCard } from '#studio/money/orders/basket.ts';
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
import type { GiftCardPart } from '#studio/money/orders/tender/gift-card-part.ts';
import { isWithoutProvider } from '#studio/money/payments/payment.ts';
import type { PaymentRow } from '#studio/money/payments/payments.store.ts';
import { vatIncluded } from '#studio/offers/catalogue/vat.ts';
import { writeLedger } from '#studio/offers/entitlements/entitlements.store.ts';
import { isSinglePurpose } from '#studio/offers/gift-cards/gift-cards.queries.ts';
import { keepUnitsFor } from '#studio/offers/inventory/units.store.ts';
import type { Write } from '#studio/shared/change.ts';

interface Captured {
  payment: PaymentRow;
  capturedMinor: number;
}

interface SplitOrder {
  sent: OrderRow;
  /** The rest, if its gift card pays it; otherwise it waits for the buyer. */
  coveredRestId: string | null;
}

/** Applies a captured parcel. A partial one keeps the sent lines; the rest becomes a new order. */
export async function settleDispatch(c: Write, order: OrderRow, captured: Captured): Promise<SplitOrder> {
  const lines = await orderLines(c.tx, order.id);
  const requested = await pendingDispatches(c.tx, order.id);
  const match = requested.find((one) => one.amount_minor === captured.capturedMinor);
  await closeDispatches(c, { orderId: order.id, sentId: match?.id ?? null });
  if (!match) {
    const pieces = allPieces(lines.map(asLine));
    const { capturedMinor } = captured;
    const dispatch = { orderId: order.id, amountMinor: capturedMinor, pieces, tracking: noTracking };
    await insertDispatch(c, { ...dispatch, state: 'sent' });
  }
  const rest = match ? withoutPieces(lines, match.pieces) : [];
  if (!match || rest.length === 0) return { sent: order, coveredRestId: null };
  return splitOrder(c, { order, sent: piecesOf(lines, match.pieces), rest, captured });
}

async function splitOrder(
  c: Write,
  {
    order,
    sent,
    rest,
    captured: { payment, capturedMinor },
  }: { order: OrderRow; sent: OrderLineRow[]; rest: OrderLineRow[]; captured: Captured },
): Promise<SplitOrder> {
  const sentMinor = totalOf(sent);
  const giftCardSent = isWithoutProvider(payment) ? sentMinor : sentMinor - capturedMinor;
  const giftCardRest = order.gift_card_minor - giftCardSent;
  const giftCardId = order.gift_card_id;
  const isUntaxed = giftCardId !== null && (await isSinglePurpose(c.tx, giftCardId));
  const taxed = (lines: readonly OrderLineRow[], giftCardMinor: number) =>
    isUntaxed ? withVatBeside(lines, giftCardMinor) : lines;
  const isCovered = totalOf(rest) === giftCardRest;
  const until = c.now.add({ hours: 24 * reservationDays });
  const restId = await copyOrder(c, {
    order,
    lines: taxed(rest, giftCardRest),
    payUntil: isCovered ? null : until,
    giftCard: partOf(giftCardId, giftCardRest),
  });
  for (const line of rest) {
    const wanted = { offerId: line.offer_id, quantity: line.quantity, until };
    await keepUnitsFor(c, { from: order.id, to: restId, ...wanted });
  }
  await replaceLines(c.tx, order.id, {
    lines: taxed(sent, giftCardSent),
    giftCard: partOf(giftCardId, giftCardSent),
  });
  if (giftCardId && giftCardRest > 0) {
    const entry = {
      entitlementId: giftCardId,
      delta: giftCardRest,
      reason: 'released',
      orderId: order.id,
    } as const;
    await writeLedger(c, entry);
    await writeLedger(c, { ...entry, delta: -giftCardRest, reason: 'spent', orderId: restId });
  }
  const kept = await lockOrder(c.tx, order.id);
  if (!kept) throw new Error('an order that is being settled is not there');
  return { sent: kept, coveredRestId: isCovered ? restId : null };
}

function partOf(id: string | null, amountMinor: number): GiftCardPart | null {
  return id && amountMinor > 0 ? { id, amountMinor } : null;
}

function totalOf(lines: readonly OrderLineRow[]): number {
  return lines.reduce((sum, line) => sum + netOfLine(line), 0);
}

/** What is not goods, such as the delivery, belongs to the first parcel. */
function quantityIn(line: OrderLineRow, pieces: readonly DispatchPiece[]): number {
  if (line.kind !== 'goods') return line.quantity;
  return pieces.find((piece) => piece.position === line.position)?.quantity ?? 0;
}

function piecesOf(lines: readonly OrderLineRow[], pieces: readonly DispatchPiece[]): OrderLineRow[] {
  return lines
    .map((line) => {
      const quantity = quantityIn(line, pieces);
      return withQuantity(line, quantity, discountOfPieces(asLine(line), quantity));
    })
    .filter(hasQuantity);
}

function withoutPieces(lines: readonly OrderLineRow[], pieces: readonly DispatchPiece[]): OrderLineRow[] {
  return lines
    .map((line) => {
      const quantity = quantityIn(line, pieces);
      const discountMinor = line.discount_minor - discountOfPieces(asLine(line), quantity);
      return withQuantity(line, line.quantity - quantity, discountMinor);
    })
    .filter(hasQuantity);
}

/** `discountMinor`: its share of the line's discount. */
function withQuantity(line: OrderLineRow, quantity: number, discountMinor: number): OrderLineRow {
  const part = { ...line, quantity, discount_minor: discountMinor };
  return { ...part, vat_minor: vatIncluded(netOfLine(part), line.vat_class) };
}

/** The VAT of these lines without what a single-purpose gift card pays of them. */
export function withVatBeside(lines: readonly OrderLineRow[], giftCardMinor: number): OrderLineRow[] {
  const paid = { giftCardMinor, totalMinor: totalOf(lines) };
  return lines.map((line) => ({
    ...line,
    vat_minor: vatBesideGiftCard(vatIncluded(netOfLine(line), line.vat_class), paid),
  }));
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
