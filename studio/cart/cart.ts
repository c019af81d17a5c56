import type { OfferKind } from '#platform/db/schema/catalogue.ts';

/**
 * What is sent together and paid together. stock: from the studio's shelf, authorised at the checkout and taken at
 * dispatch; print: made on order, paid at the checkout. A cart may hold both; each is ordered for itself
 * (docs/decisions/067).
 */
export type Parcel = 'stock' | 'print';

/** In the order in which a cart shows them. */
export const parcels: readonly Parcel[] = ['stock', 'print'];

/** Null: it is not sent, so it lies in no cart. */
export function parcelOf(kind: OfferKind): Parcel | null {
  if (kind === 'goods') return 'stock';
  return kind === 'print-goods' ? 'print' : null;
}

/** Of one thing in one cart. */
export const mostPieces = 20;

/** Different things in one cart. */
export const mostLines = 40;

/** A cart that nobody has touched for so long is deleted; its cookie ends by then, too. */
export const cartDays = 30;

export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= mostPieces;
}
