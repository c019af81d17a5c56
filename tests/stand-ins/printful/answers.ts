import type { StandInOrder, StandInState } from './state.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** Version 1 repeats the status: `code` and `result`, and for errors `error`. */
export const ok = (result: unknown): Answer => ({ status: 200, body: { code: 200, result } });
export const refuse = (status: number, reason: string, message: string): Answer => ({
  status,
  body: { code: status, result: message, error: { reason, message } },
});
export const badRequest = (message: string) => refuse(400, 'BadRequest', message);
export const notFound = () => refuse(404, 'NotFound', 'Not Found');

type Body = Record<string, unknown>;

export function getProduct(state: StandInState, id: string): Answer {
  const product = state.products.find((one) => String(one.id) === id);
  if (!product) return notFound();
  const { variants, ...rest } = product;
  return ok({
    sync_product: {
      ...rest,
      external_id: `ext-${product.id}`,
      variants: variants.length,
      synced: variants.filter((one) => one.synced).length,
      thumbnail_url: 'https://files.cdn.printful.example/thumbnail.png',
      is_ignored: false,
    },
    sync_variants: variants.map((variant) => ({
      ...variant,
      sync_product_id: product.id,
      files: [],
      options: [],
    })),
  });
}

export function shippingRates(state: StandInState, body: Body): Answer {
  const recipient = (body.recipient ?? {}) as Record<string, string>;
  const items = (body.items ?? []) as Array<{ variant_id?: unknown; quantity?: unknown }>;
  for (const field of ['address1', 'city', 'country_code']) {
    if (!recipient[field]) return badRequest(`recipient.${field}: This field is required`);
  }
  if (items.length === 0) return badRequest('items: There are no items');
  const known = new Set(
    state.products.flatMap((one) => one.variants.map((variant) => String(variant.variant_id))),
  );
  for (const item of items) {
    if (!known.has(String(item.variant_id))) return badRequest('items.0.variant_id: Variant does not exist');
    if (!Number.isInteger(item.quantity)) return badRequest('items.0.quantity: This field must be a number');
  }
  if (state.notTo.includes(recipient.country_code ?? '')) {
    return badRequest('Shipping to this country is not available');
  }
  const pieces = items.reduce((sum, item) => sum + Number(item.quantity), 0);
  const rate = (base: number) => (base + 5 * (pieces - 1)).toFixed(2);
  return ok([
    {
      id: 'PRINTFUL_FAST',
      name: 'Express',
      rate: rate(149),
      currency: state.ratesIn,
      minDeliveryDays: 1,
      maxDeliveryDays: 3,
    },
    {
      id: 'STANDARD',
      name: 'Flat Rate',
      rate: rate(39.5),
      currency: state.ratesIn,
      minDeliveryDays: 4,
      maxDeliveryDays: 7,
    },
  ]);
}

export function createOrder(state: StandInState, body: Body, isConfirmed: boolean): Answer {
  const externalId = String(body.external_id ?? '');
  const recipient = (body.recipient ?? {}) as Record<string, string>;
  const items = (body.items ?? []) as StandInOrder['items'];
  // Not in the published types, but enforced by the service: at most 32 characters, each used once.
  if (externalId.length > 32) return badRequest('external_id: This value is too long');
  if (state.orders.some((one) => one.external_id === externalId)) {
    return badRequest('Order with this External ID already exists');
  }
  for (const field of ['name', 'address1', 'city', 'country_code', 'zip']) {
    if (!recipient[field]) return badRequest(`Recipient: ${field} is required`);
  }
  if (/nowhere/i.test(recipient.address1 ?? '')) {
    return badRequest(`Recipient: the address '${recipient.address1}' could not be verified`);
  }
  if (items.length === 0) return badRequest('Items can not be empty');
  const known = new Set(state.products.flatMap((one) => one.variants.map((variant) => variant.id)));
  for (const item of items) {
    if (!known.has(item.sync_variant_id)) return badRequest('Item 0: Sync variant not found');
    if (!Number.isInteger(item.quantity) || item.quantity < 1 || item.quantity > 1000) {
      return badRequest('Item 0: Invalid quantity');
    }
  }
  state.lastId += 1;
  const status = isConfirmed ? ('pending' as const) : ('draft' as const);
  const order: StandInOrder = {
    id: state.lastId,
    external_id: externalId,
    status,
    recipient,
    items,
    shipments: [],
  };
  state.orders.push(order);
  return ok(orderBody(order));
}

export function confirmOrder(state: StandInState, id: string): Answer {
  const order = findOrder(state, id);
  if (!order) return notFound();
  if (order.status !== 'draft' && order.status !== 'failed') return badRequest('Order is already confirmed');
  order.status = 'pending';
  return ok(orderBody(order));
}

export function getOrder(state: StandInState, id: string): Answer {
  const order = findOrder(state, id);
  return order ? ok(orderBody(order)) : notFound();
}

/** Version 2's list of shipments. */
export function getShipments(state: StandInState, id: string): Answer {
  const order = findOrder(state, id);
  if (!order)
    return { status: 404, body: { data: 'Not Found', error: { reason: 'NotFound', message: 'Not Found' } } };
  const data = order.shipments.map((shipment) => ({
    id: shipment.id,
    order_id: order.id,
    order_external_id: order.external_id,
    carrier: shipment.carrier,
    shipment_status: shipment.state,
    delivery_status: shipment.state === 'returned' ? 'return_to_sender' : 'in_transit',
    tracking_url: shipment.tracking_url,
  }));
  return { status: 200, body: { data, paging: { total: data.length, offset: 0, limit: 20 }, _links: {} } };
}

export function orderBody(order: StandInOrder) {
  return {
    ...order,
    store: 12,
    shipping: 'STANDARD',
    shipping_service_name: 'Flat Rate',
    created: 1_795_000_000,
    updated: 1_795_000_000,
    shipments: order.shipments.map(({ state: _state, ...shipment }) => shipment),
  };
}

function findOrder(state: StandInState, id: string): StandInOrder | undefined {
  return state.orders.find((one) =>
    id.startsWith('@') ? one.external_id === id.slice(1) : String(one.id) === id,
  );
}
