import type { Currency } from '../db/schema/columns.ts';

/** Print on demand. Every call uses the network: never inside a transaction. */
export interface Print {
  /** Null: unknown product. */
  product(productId: string): Promise<PrintProduct | null>;
  /** In the requested currency only, cheapest first. */
  shippingRates(requested: RatesRequest): Promise<PrintRate[]>;
  /** Idempotent by `externalId`. @throws PrintRefused, PrintUnavailable (outcome unknown, retry) */
  placeOrder(order: NewPrintOrder): Promise<PrintedOrder>;
  /** Null: unknown external id. */
  order(externalId: string): Promise<PrintedOrder | null>;
  /** A verified event; only the order id is used. `secret`: from the webhook URL. */
  readEvent(rawBody: string, signature: string | null, secret: string | null): PrintEvent | null;
}

export interface PrintVariant {
  id: string;
  /** The blank product's id; null: not linked, so it cannot be produced. */
  catalogId: string | null;
  name: string;
  isOffered: boolean;
  /** Minor units; null: absent, or in an unsupported currency. */
  priceMinor: number | null;
  currency: string | null;
}

export interface PrintProduct {
  id: string;
  name: string;
  variants: PrintVariant[];
}

export interface PrintAddress {
  name: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
  phone: string;
}

export interface RatesRequest {
  to: Omit<PrintAddress, 'name' | 'phone'>;
  currency: Currency;
  items: ReadonlyArray<{ catalogId: string; quantity: number }>;
}

export interface PrintRate {
  id: string;
  amountMinor: number;
}

export interface NewPrintOrder {
  externalId: string;
  to: PrintAddress;
  currency: Currency;
  items: ReadonlyArray<{ variantId: string; quantity: number; name: string; unitMinor: number }>;
}

/**
 * placed: in production. held: needs contact with the printer. failed: not accepted. part: partly shipped.
 */
export type PrintStatus = 'draft' | 'placed' | 'held' | 'failed' | 'part' | 'shipped' | 'cancelled';

export interface PrintShipment {
  id: string;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string | null;
  shippedAt: Temporal.Instant | null;
  isReturned: boolean;
}

export interface PrintedOrder {
  id: string;
  externalId: string;
  status: PrintStatus;
  shipments: PrintShipment[];
}

export interface PrintEvent {
  eventId: string;
  kind: string;
  externalId: string | null;
}

/** The printer rejected the request. `words` may quote an address: for the owner, never for logs. */
export class PrintRefused extends Error {
  readonly words: string;
  constructor(message: string, words: string) {
    super(message);
    this.name = 'PrintRefused';
    this.words = words;
  }
}

/** No answer, rate limit or an unreadable answer: the outcome is unknown. */
export class PrintUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PrintUnavailable';
  }
}

export function externalIdOf(orderId: string): string {
  return orderId.replaceAll('-', '');
}

export function orderIdOf(externalId: string | null): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(externalId ?? '');
  return parts ? parts.slice(1).join('-') : null;
}
