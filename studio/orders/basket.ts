import { createHash } from 'node:crypto';
import type { CaptureMode, VatClass, WithdrawalRegime } from '#platform/db/schema/catalogue.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { ShipsTo } from '#platform/db/schema/orders.ts';
import { shippingId } from '#studio/catalogue/offer.ts';
import { vatIncluded, vatRatePermille } from '#studio/catalogue/vat.ts';
import type { NewOrderLine } from './orders.store.ts';

export interface BasketLine {
  offerId: string;
  description: string;
  quantity: number;
  unitMinor: number;
  vatClass: VatClass;
  withdrawalRegime: WithdrawalRegime;
}

/** What is ordered at once: one capture mode, one payment. */
export interface Basket {
  /** One checkout page of one visitor: pressing its button twice is one order. */
  key: string;
  cartId: string | null;
  currency: Currency;
  capture: CaptureMode;
  lines: readonly BasketLine[];
  buyer: { name: string; email: string };
  /** What was actively accepted, word by word. */
  consents: ReadonlyArray<{ id: string; text: string }>;
  shipsTo: ShipsTo | null;
}

export function basketTotal(lines: readonly Pick<BasketLine, 'quantity' | 'unitMinor'>[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitMinor, 0);
}

/**
 * Pools of stock are locked in the order of the lines, so every order has its lines in the same order: products first,
 * as an order is named after them, the delivery last.
 */
export function inOrder<L extends { offerId: string }>(lines: readonly L[]): L[] {
  const isDelivery = ({ offerId }: L) => offerId === shippingId;
  return [...lines].sort(
    (one, other) =>
      Number(isDelivery(one)) - Number(isDelivery(other)) || (one.offerId < other.offerId ? -1 : 1),
  );
}

/** The same things, sums, buyer and address give the same digest; anything else another. */
export function digestOf(basket: Omit<Basket, 'key'>): string {
  return createHash('sha256').update(JSON.stringify(basket)).digest('base64url');
}

/** A line of an order; the VAT is that of the whole line. */
export function orderLineOf(line: BasketLine): NewOrderLine {
  return {
    ...line,
    vatRatePermille: vatRatePermille(line.vatClass),
    vatMinor: vatIncluded(line.unitMinor * line.quantity, line.vatClass),
  };
}
