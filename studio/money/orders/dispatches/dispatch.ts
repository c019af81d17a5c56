import type { Currency } from '#platform/db/schema/columns.ts';
import type { DispatchPiece, DispatchState } from '#platform/db/schema/orders.ts';
import { smallestCharge } from '#studio/offers/gift-cards/gift-card.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/** requested: capture pending. sent: captured. cancelled: refused, or the authorisation had ended. */
export const dispatchLifecycle: Lifecycle<DispatchState> = {
  requested: ['sent', 'cancelled'],
  sent: [],
  cancelled: [],
};

/** Days that stock is kept for the buyer when it was not captured in time. */
export const reservationDays = 7;

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
  discountMinor: number;
  /** Stock, as opposed to the delivery line. */
  isGoods: boolean;
}

export function allPieces(lines: readonly Line[]): DispatchPiece[] {
  return lines.filter((line) => line.isGoods).map(({ position, quantity }) => ({ position, quantity }));
}

/** Minor units to capture; the first parcel carries the delivery. Null: nothing, or a piece that was not ordered. */
export function amountFor(lines: readonly Line[], pieces: readonly DispatchPiece[]): number | null {
  const wanted = new Map(pieces.map((piece) => [piece.position, piece.quantity]));
  if (wanted.size !== pieces.length) return null;
  let amountMinor = 0;
  let count = 0;
  for (const { position, quantity } of pieces) {
    const line = lines.find((candidate) => candidate.position === position && candidate.isGoods);
    if (!line || !Number.isInteger(quantity) || quantity < 0 || quantity > line.quantity) return null;
    amountMinor += line.unitMinor * quantity - discountOfPieces(line, quantity);
    count += quantity;
  }
  if (count === 0) return null;
  const delivery = lines.filter((line) => !line.isGoods);
  return (
    amountMinor + delivery.reduce((sum, line) => sum + line.unitMinor * line.quantity - line.discountMinor, 0)
  );
}

/**
 * What the card pays of a parcel, in minor units: it pays before the gift card, so that as little as possible is due for
 * the rest. Without a card everything is the gift card's.
 */
export function capturedFor(
  parcelMinor: number,
  order: { total_minor: number; gift_card_minor: number; currency: Currency },
): number {
  const cardMinor = order.total_minor - order.gift_card_minor;
  if (cardMinor === 0 || parcelMinor >= cardMinor) return cardMinor === 0 ? parcelMinor : cardMinor;
  const leastMinor = smallestCharge[order.currency];
  const isChargeable = cardMinor - parcelMinor >= leastMinor || cardMinor <= leastMinor;
  return order.gift_card_minor === 0 || isChargeable ? parcelMinor : cardMinor - leastMinor;
}

/** The share of a line's discount that belongs to some of its pieces, rounded down. */
export function discountOfPieces(line: Pick<Line, 'quantity' | 'discountMinor'>, quantity: number): number {
  return Math.floor((line.discountMinor * quantity) / line.quantity);
}
