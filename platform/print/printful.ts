import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { composedValues } from '../composed-text.ts';
import {
  type NewPrintOrder,
  type Print,
  type PrintEvent,
  type PrintedOrder,
  type PrintProduct,
  type PrintRate,
  PrintRefused,
  type PrintShipment,
  type PrintStatus,
  PrintUnavailable,
  type RatesRequest,
} from './print.ts';
import { callPrintful, type PrintfulAccess, understood } from './printful-call.ts';
import {
  eventSchema,
  type OrderAnswer,
  orderSchema,
  productSchema,
  ratesSchema,
  type ShipmentAnswer,
  shipmentStatesSchema,
} from './printful-schemas.ts';

export interface PrintfulOptions extends PrintfulAccess {
  webhookSecret: string | null;
}

/** Printful: products, rates and orders through version 1, signed events and returns through version 2. */
export function printfulPrint(options: PrintfulOptions): Print {
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    callPrintful(options, { method, path, body });
  const findOrder = async (externalId: string): Promise<PrintedOrder | null> => {
    const answer = await call('GET', `/orders/@${externalId}`);
    return answer === null ? null : withReturns(call, asOrder(answer, externalId));
  };
  return {
    product: async (productId) => {
      const answer = await call('GET', `/store/products/${encodeURIComponent(productId)}`);
      return answer === null ? null : asProduct(answer);
    },
    shippingRates: async (requested) =>
      asRates(await call('POST', '/shipping/rates', ratesBody(requested)), requested),
    placeOrder: (order) => place(call, findOrder, order),
    order: findOrder,
    readEvent: (rawBody, signature, secret) =>
      readPrintfulEvent(rawBody, { signature, secretOfAddress: secret, secret: options.webhookSecret }),
  };
}

/** Version 2 signs the raw body (HMAC-SHA256, hex key). Version 1 is unsigned: its URL carries the secret. */
function readPrintfulEvent(
  rawBody: string,
  {
    signature,
    secretOfAddress,
    secret,
  }: { signature: string | null; secretOfAddress: string | null; secret: string | null },
): PrintEvent | null {
  if (!secret) return null;
  const isGenuine = signature
    ? isSigned(rawBody, signature, secret)
    : secretOfAddress !== null && isSame(secretOfAddress, secret);
  if (!isGenuine) return null;
  const read = eventSchema.safeParse(asJson(rawBody));
  if (!read.success) return null;
  const event = read.data;
  const externalId = event.data?.order?.external_id ?? event.data?.shipment?.order_external_id ?? null;
  // Events have no id: hash everything except `retries`.
  const stable = [
    event.type,
    event.created ?? event.occurred_at,
    event.store ?? event.store_id,
    event.data?.order?.id,
    externalId,
    event.data?.shipment?.id,
  ];
  const eventId = createHash('sha256').update(JSON.stringify(stable)).digest('base64url');
  return { eventId, kind: event.type, externalId };
}

function isSigned(rawBody: string, signature: string, secret: string): boolean {
  const isHex = /^([0-9a-f]{2})+$/i.test(secret);
  const expected = createHmac('sha256', isHex ? Buffer.from(secret, 'hex') : secret)
    .update(rawBody)
    .digest('hex');
  return isSame(signature.trim().toLowerCase(), expected);
}

function isSame(given: string, expected: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function asJson(text: string): unknown {
  try {
    return composedValues(JSON.parse(text));
  } catch {
    return null;
  }
}

type Call = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;

/** Looks first, because an answer may be lost. The unique external id decides between concurrent calls. */
async function place(
  call: Call,
  find: (externalId: string) => Promise<PrintedOrder | null>,
  order: NewPrintOrder,
): Promise<PrintedOrder> {
  const known = await find(order.externalId);
  if (known) return confirmed(call, known);
  try {
    const answer = await call('POST', '/orders?confirm=true', orderBody(order));
    return await confirmed(call, asOrder(answer, order.externalId));
  } catch (error) {
    if (!(error instanceof PrintRefused)) throw error;
    const made = await find(order.externalId);
    if (!made) throw error;
    return confirmed(call, made);
  }
}

async function confirmed(call: Call, order: PrintedOrder): Promise<PrintedOrder> {
  if (order.status !== 'draft') return order;
  return asOrder(await call('POST', `/orders/${order.id}/confirm`), order.externalId);
}

function ratesBody({ to, currency, items }: RatesRequest) {
  return {
    recipient: { address1: to.street, city: to.city, country_code: to.country, zip: to.postcode },
    items: items.map(({ catalogId, quantity }) => ({ variant_id: catalogId, quantity })),
    currency,
    locale: 'en_US',
  };
}

function orderBody(order: NewPrintOrder) {
  const { to } = order;
  return {
    external_id: order.externalId,
    shipping: 'STANDARD',
    recipient: {
      name: to.name,
      address1: to.street,
      city: to.city,
      country_code: to.country,
      zip: to.postcode,
      ...(to.phone ? { phone: to.phone } : {}),
    },
    items: order.items.map((item) => ({
      sync_variant_id: Number(item.variantId),
      quantity: item.quantity,
      name: item.name,
      retail_price: (item.unitMinor / 100).toFixed(2),
    })),
    retail_costs: { currency: order.currency },
  };
}

function asProduct(answer: unknown): PrintProduct {
  const { sync_product, sync_variants } = understood(productSchema, answer, 'a product');
  return {
    id: sync_product.id,
    name: sync_product.name,
    variants: sync_variants.map((variant) => ({
      id: variant.id,
      catalogId: variant.variant_id,
      name: variant.name,
      isOffered: variant.synced !== false && !variant.is_ignored && !sync_product.is_ignored,
      priceMinor: minorOf(variant.retail_price),
      currency: variant.currency ?? null,
    })),
  };
}

/** Other currencies are dropped; nothing is converted. */
function asRates(answer: unknown, requested: RatesRequest): PrintRate[] {
  const rates = answer === null ? [] : understood(ratesSchema, answer, 'shipping rates');
  return rates
    .filter((rate) => rate.currency.toUpperCase() === requested.currency)
    .flatMap((rate) => {
      const amountMinor = minorOf(rate.rate);
      return amountMinor === null ? [] : [{ id: rate.id, amountMinor }];
    })
    .sort((a, b) => a.amountMinor - b.amountMinor);
}

const statuses: Readonly<Record<string, PrintStatus>> = {
  draft: 'draft',
  pending: 'placed',
  inprocess: 'placed',
  onhold: 'held',
  failed: 'failed',
  partial: 'part',
  fulfilled: 'shipped',
  canceled: 'cancelled',
};

function asOrder(answer: unknown, externalId: string): PrintedOrder {
  const order: OrderAnswer = understood(orderSchema, answer, 'an order');
  const status = statuses[order.status];
  if (!status) throw new PrintUnavailable(`Printful: an order is '${order.status}', which we do not know`);
  return { id: order.id, externalId, status, shipments: (order.shipments ?? []).map(asShipment) };
}

function asShipment(shipment: ShipmentAnswer): PrintShipment {
  const { tracking_url: url } = shipment;
  return {
    id: shipment.id,
    carrier: shipment.carrier.slice(0, 100),
    trackingNumber: shipment.tracking_number.slice(0, 100),
    // Shown and emailed as a link: only https URLs.
    trackingUrl: URL.canParse(url) && url.startsWith('https://') ? url.slice(0, 500) : null,
    shippedAt: momentOf(shipment.shipped_at ?? shipment.created ?? null),
    isReturned: false,
  };
}

function momentOf(value: string | number | null): Temporal.Instant | null {
  const seconds = Number(value);
  return value !== null && Number.isFinite(seconds) && seconds > 0
    ? Temporal.Instant.fromEpochMilliseconds(Math.round(seconds * 1000))
    : null;
}

async function withReturns(call: Call, order: PrintedOrder): Promise<PrintedOrder> {
  if (order.shipments.length === 0) return order;
  const answer = await call('GET', `/v2/orders/@${order.externalId}/shipments`);
  if (answer === null) return order;
  const { data } = understood(shipmentStatesSchema, answer, 'shipments');
  const returned = new Set(data.filter((one) => one.shipment_status === 'returned').map((one) => one.id));
  return {
    ...order,
    shipments: order.shipments.map((one) => ({ ...one, isReturned: returned.has(one.id) })),
  };
}

function minorOf(text: string): number | null {
  const parts = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null;
}
