import type { Tx } from '#platform/db/database.ts';
import type { Basket } from '#studio/money/orders/basket.ts';
import { reserveStock, reserveUnit } from '#studio/money/orders/reserve-unit.ts';
import { parcelOf } from '#studio/offers/cart/cart.ts';
import { findOffer } from '#studio/offers/catalogue/offers.queries.ts';
import type { Write } from '#studio/shared/change.ts';
import type { PaymentRefusal } from './checkout.messages.ts';
import { kindsOfOffers } from './checkout-offer.queries.ts';

export type Reserved =
  | 'reserved'
  | 'none-needed'
  | Extract<PaymentRefusal, 'sold-out' | 'no-date' | 'date-closed'>;

/** Its seat or its stock; after a refusal the caller releases what was taken. */
export async function reserveBasket(
  c: Write,
  {
    basket: { lines, seat },
    order,
  }: {
    basket: Pick<Basket, 'lines' | 'seat'>;
    order: { orderId: string; sessionExpiresAt: Temporal.Instant };
  },
): Promise<Reserved> {
  if (seat) {
    const entry = await findOffer(c.tx, lines[0]?.offerId ?? '');
    if (!entry) return 'date-closed';
    return reserveUnit(c, entry, { ...order, dateId: seat.dateId });
  }
  const stock = await stockOf(c.tx, lines);
  if (stock.length === 0) return 'none-needed';
  return (await reserveStock(c, stock, order)) ? 'reserved' : 'sold-out';
}

/** Null: reserved, or nothing to reserve. */
export function refusalOf(reserved: Reserved): PaymentRefusal | null {
  return reserved === 'reserved' || reserved === 'none-needed' ? null : reserved;
}

async function stockOf(tx: Tx, lines: Basket['lines']) {
  const kinds = await kindsOfOffers(
    tx,
    lines.map((line) => line.offerId),
  );
  return lines.filter(({ offerId }) => {
    const kind = kinds.get(offerId);
    return kind !== undefined && parcelOf(kind) === 'stock';
  });
}
