import type { DispatchPiece, DispatchState } from '#platform/db/schema/orders.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/**
 * asked    the owner says it is on its way; its money is not taken yet
 * sent     the money for it is taken
 * dropped  it never came to that: refused, or the authorisation was over
 */
export const dispatchLifecycle: Lifecycle<DispatchState> = {
  asked: ['sent', 'dropped'],
  sent: [],
  dropped: [],
};

/** Days that stock waits for its buyer after the money was not taken: not sent in time, or the rest of a part sent. */
export const keptDays = 7;

export interface Tracking {
  carrier: string;
  number: string;
  url: string;
}

export const noTracking: Tracking = { carrier: '', number: '', url: '' };

interface Line {
  position: number;
  quantity: number;
  unitMinor: number;
  /** A piece from the shelf; the delivery is none. */
  isGoods: boolean;
}

/** Everything that is left to send. */
export function allPieces(lines: readonly Line[]): DispatchPiece[] {
  return lines.filter((line) => line.isGoods).map(({ position, quantity }) => ({ position, quantity }));
}

/**
 * What is taken for sending these pieces, in minor units: the pieces, and with the first parcel the whole delivery.
 * Null: nothing at all, or something that was not ordered.
 */
export function amountFor(lines: readonly Line[], pieces: readonly DispatchPiece[]): number | null {
  const wanted = new Map(pieces.map((piece) => [piece.position, piece.quantity]));
  if (wanted.size !== pieces.length) return null;
  let amountMinor = 0;
  let count = 0;
  for (const { position, quantity } of pieces) {
    const line = lines.find((candidate) => candidate.position === position && candidate.isGoods);
    if (!line || !Number.isInteger(quantity) || quantity < 0 || quantity > line.quantity) return null;
    amountMinor += line.unitMinor * quantity;
    count += quantity;
  }
  if (count === 0) return null;
  const delivery = lines.filter((line) => !line.isGoods);
  return amountMinor + delivery.reduce((sum, line) => sum + line.unitMinor * line.quantity, 0);
}
