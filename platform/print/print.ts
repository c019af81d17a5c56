import type { Currency } from '../db/schema/columns.ts';

/** Who makes things on order. Every call asks the network: never inside a transaction. */
export interface Print {
  /** A product as it stands at the printer; null: there is none with this id. */
  product(productId: string): Promise<PrintProduct | null>;
  /** What sending these things there costs, cheapest first; in the currency asked for or not at all. */
  shippingRates(asked: RatesAsked): Promise<PrintRate[]>;
  /**
   * Orders and pays at the printer. Idempotent by `externalId`: asked again, from whatever point a crash left it, it
   * answers with the same order. @throws PrintRefused, PrintUnavailable (then ask again: nothing is known)
   */
  placeOrder(order: NewPrintOrder): Promise<PrintedOrder>;
  /** The truth about an order; null: the printer knows none with this external id. */
  order(externalId: string): Promise<PrintedOrder | null>;
  /** An event, if it is genuine: only which order to ask about is believed. `secret` is what its address carried. */
  readEvent(rawBody: string, signature: string | null, secret: string | null): PrintEvent | null;
}

export interface PrintVariant {
  id: string;
  /** Of the blank thing under the print; null: not linked at the printer, so it cannot be made. */
  catalogId: string | null;
  name: string;
  isOffered: boolean;
  /** As the printer's shop says it, in minor units; null: not said, or in a currency that is not ours. */
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
  /** Two letters, ISO 3166. */
  country: string;
  phone: string;
}

export interface RatesAsked {
  to: Omit<PrintAddress, 'name' | 'phone'>;
  currency: Currency;
  items: ReadonlyArray<{ catalogId: string; quantity: number }>;
}

export interface PrintRate {
  id: string;
  amountMinor: number;
}

export interface NewPrintOrder {
  /** Ours; see `externalIdOf`. */
  externalId: string;
  to: PrintAddress;
  currency: Currency;
  items: ReadonlyArray<{ variantId: string; quantity: number; name: string; unitMinor: number }>;
}

/**
 * placed: being made. held: stopped until somebody talks to the printer. failed: not accepted (address, print file,
 * the printer's own charge). part: some of it is on its way.
 */
export type PrintStatus = 'draft' | 'placed' | 'held' | 'failed' | 'part' | 'shipped' | 'cancelled';

export interface PrintShipment {
  id: string;
  carrier: string;
  trackingNumber: string;
  /** An https address, or null. */
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
  /** The same however often it is sent again. */
  eventId: string;
  kind: string;
  /** Which order it is about; null: none of ours. */
  externalId: string | null;
}

/** The printer understood and said no. `words` are its own and may quote an address: for the owner, never for logs. */
export class PrintRefused extends Error {
  readonly words: string;
  constructor(message: string, words: string) {
    super(message);
    this.name = 'PrintRefused';
    this.words = words;
  }
}

/** No answer, too many calls at once, or an answer that makes no sense: nothing is known. */
export class PrintUnavailable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PrintUnavailable';
  }
}

/** The provider takes at most 32 characters: an order's uuid without its hyphens. */
export function externalIdOf(orderId: string): string {
  return orderId.replaceAll('-', '');
}

/** Null: not one of ours. */
export function orderIdOf(externalId: string | null): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(externalId ?? '');
  return parts ? parts.slice(1).join('-') : null;
}
