import type { RefundItem } from '#platform/db/schema/money.ts';

/** A line of an order, and what was refunded of it. Amounts in minor units, after its discount. */
export interface RefundableLine {
  position: number;
  quantity: number;
  netMinor: number;
  refundedQuantity: number;
  refundedMinor: number;
}

export type ChosenItem = Omit<RefundItem, 'amountMinor'>;

/** Rounded for all pieces so far: in any division, all pieces together are the price of the line. */
export function amountOfPieces(
  { quantity: all, netMinor }: Pick<RefundableLine, 'quantity' | 'netMinor'>,
  { before, quantity }: { before: number; quantity: number },
): number {
  const upTo = (pieces: number) => Math.round((netMinor * pieces) / all);
  return upTo(before + quantity) - upTo(before);
}

export function piecesLeft(line: RefundableLine): number {
  return line.refundedMinor < line.netMinor ? line.quantity - line.refundedQuantity : 0;
}

/** At most what is left of each line. Null: a line that the order does not have, or more pieces than are left. */
export function refundItems(
  lines: readonly RefundableLine[],
  chosen: readonly ChosenItem[],
): RefundItem[] | null {
  if (new Set(chosen.map(({ position }) => position)).size < chosen.length) return null;
  const items: RefundItem[] = [];
  for (const { position, quantity, isRestocked } of chosen) {
    const line = lines.find((candidate) => candidate.position === position);
    if (!line || quantity > piecesLeft(line)) return null;
    const ofPieces = amountOfPieces(line, { before: line.refundedQuantity, quantity });
    const amountMinor = Math.min(ofPieces, line.netMinor - line.refundedMinor);
    if (quantity > 0) items.push({ position, quantity, amountMinor, isRestocked });
  }
  return items;
}

/** The items of each part of a refund, in order; pieces are counted where they begin. */
export function shareItems(items: readonly RefundItem[], partsMinor: readonly number[]): RefundItem[][] {
  let open = items.map((item) => ({ ...item }));
  return partsMinor.map((partMinor) => {
    let leftMinor = partMinor;
    const taken: RefundItem[] = [];
    const rest: RefundItem[] = [];
    for (const item of open) {
      const amountMinor = Math.min(item.amountMinor, leftMinor);
      leftMinor -= amountMinor;
      const isBegun = amountMinor > 0 || item.amountMinor === 0;
      if (isBegun) taken.push({ ...item, amountMinor });
      const restMinor = item.amountMinor - amountMinor;
      if (restMinor > 0)
        rest.push({ ...item, amountMinor: restMinor, quantity: isBegun ? 0 : item.quantity });
    }
    open = rest;
    return taken;
  });
}
