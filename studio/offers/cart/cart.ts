import type { OfferKind } from '#platform/db/schema/catalogue.ts';

/** stock: captured at dispatch. print: paid at the checkout. Ordered separately (docs/decisions/067). */
export type Parcel = 'stock' | 'print';

export const parcels: readonly Parcel[] = ['stock', 'print'];

/** Null: not shippable, so not for the cart. */
export function parcelOf(kind: OfferKind): Parcel | null {
  if (kind === 'goods') return 'stock';
  return kind === 'print-goods' ? 'print' : null;
}

export const mostPieces = 20;

export const mostLines = 40;

/** Also the lifetime of the cookie. */
export const cartDays = 30;

export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= mostPieces;
}
