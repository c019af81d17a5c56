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

export interface Basket {
  /** Idempotency key of one checkout page. */
  key: string;
  cartId: string | null;
  currency: Currency;
  capture: CaptureMode;
  lines: readonly BasketLine[];
  buyer: { name: string; email: string };
  /** Consents with the exact text that was accepted. */
  consents: ReadonlyArray<{ id: string; text: string }>;
  shipsTo: ShipsTo | null;
}

export function basketTotal(lines: readonly Pick<BasketLine, 'quantity' | 'unitMinor'>[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitMinor, 0);
}

/** Products first, because an order is named after them. Stock pools are locked in this order. */
export function inOrder<L extends { offerId: string }>(lines: readonly L[]): L[] {
  const isDelivery = ({ offerId }: L) => offerId === shippingId;
  return [...lines].sort(
    (one, other) =>
      Number(isDelivery(one)) - Number(isDelivery(other)) || (one.offerId < other.offerId ? -1 : 1),
  );
}

/** Request hash: equal for the same items, amounts, buyer and address. */
export function digestOf(basket: Omit<Basket, 'key'>): string {
  return createHash('sha256').update(JSON.stringify(basket)).digest('base64url');
}

export function orderLineOf(line: BasketLine): NewOrderLine {
  return {
    ...line,
    vatRatePermille: vatRatePermille(line.vatClass),
    vatMinor: vatIncluded(line.unitMinor * line.quantity, line.vatClass),
  };
}
