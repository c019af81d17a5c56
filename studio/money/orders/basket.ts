import { createHash } from 'node:crypto';
import type { CaptureMode, WithdrawalRegime } from '#platform/db/schema/catalogue.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { LineVatClass, ShipsTo } from '#platform/db/schema/orders.ts';
import { shippingId } from '#studio/offers/catalogue/offer.ts';
import { vatIncluded, vatRatePermille } from '#studio/offers/catalogue/vat.ts';
import type { NewOrderLine } from './orders.store.ts';

export interface BasketLine {
  offerId: string;
  description: string;
  quantity: number;
  unitMinor: number;
  vatClass: LineVatClass;
  withdrawalRegime: WithdrawalRegime;
  discountMinor?: number;
}

/** As typed by the buyer, without spaces; empty: none. */
export interface TypedCodes {
  discount: string;
  giftCard: string;
}

/** at-once: everything when ordering. one-instalment: an order of its own. later: authorised first. */
export type Charge = 'at-once' | 'one-instalment' | 'later' | 'instalments';

export interface GiftCardDetails {
  recipientName: string;
  /** Empty: the buyer. */
  recipientEmail: string;
  message: string;
  /** ISO instant. */
  deliverAt: string;
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
  codes?: TypedCodes;
  /** The amount to pay as displayed, after discount and gift card. */
  dueMinor?: number;
  charge?: Charge;
  /** A seat: on this date, or null for the next one. */
  seat?: { dateId: string | null } | null;
  giftCard?: GiftCardDetails | null;
}

type PricedLine = Pick<BasketLine, 'quantity' | 'unitMinor' | 'discountMinor'>;

/** Price of a line after its share of the discount, including VAT. */
export function lineTotal(line: PricedLine): number {
  return line.quantity * line.unitMinor - (line.discountMinor ?? 0);
}

export function basketTotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0);
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
    vatMinor: vatIncluded(lineTotal(line), line.vatClass),
  };
}

/** What a single-purpose gift card pays was taxed when it was sold. */
export function vatBesideGiftCard(
  vatMinor: number,
  { giftCardMinor, totalMinor }: { giftCardMinor: number; totalMinor: number },
): number {
  return totalMinor === 0 ? vatMinor : Math.round(vatMinor * (1 - giftCardMinor / totalMinor));
}
