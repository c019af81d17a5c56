import type { Queries } from '#platform/db/database.ts';
import { externalIdOf, type NewPrintOrder } from '#platform/print/print.ts';
import { refundsOfOrder } from '#studio/money/refunds/refunds.queries.ts';
import { isKept } from '#studio/offers/entitlements/kept-orders.queries.ts';

export interface PrintJob {
  state: string;
  /** Paid for: neither refunded in full, nor any of its printed lines. */
  isPaid: boolean;
  orderNumber: string;
  what: string;
  address: string;
  request: NewPrintOrder | null;
}

export async function printJobOf(q: Queries, orderId: string): Promise<PrintJob | null> {
  const order = await q
    .selectFrom('print_orders')
    .innerJoin('orders', 'orders.id', 'print_orders.order_id')
    .select(['print_orders.state', 'orders.number', 'orders.currency', 'orders.ships_to'])
    .select(isKept.as('isKept'))
    .where('print_orders.order_id', '=', orderId)
    .executeTakeFirst();
  if (!order) return null;
  const lines = await q
    .selectFrom('order_lines')
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .leftJoin('product_variants', 'product_variants.offer_id', 'order_lines.offer_id')
    .select(['order_lines.position', 'description', 'quantity', 'unit_minor', 'printful_variant_id'])
    .where('order_id', '=', orderId)
    .where('offers.kind', '=', 'print-goods')
    .orderBy('order_lines.position')
    .execute();
  const { ships_to: to } = order;
  const refunded = (await refundsOfOrder(q, orderId))
    .filter(({ state }) => state !== 'refused')
    .flatMap(({ items }) => items ?? []);
  const isRefunded = lines.some((line) => refunded.some(({ position }) => position === line.position));
  const items = lines.flatMap((line) =>
    line.printful_variant_id
      ? [
          {
            variantId: line.printful_variant_id,
            quantity: line.quantity,
            name: line.description,
            unitMinor: line.unit_minor,
          },
        ]
      : [],
  );
  const canPrint = to !== null && items.length === lines.length && lines.length > 0;
  return {
    state: order.state,
    isPaid: order.isKept && !isRefunded,
    orderNumber: order.number,
    what: lines
      .map(({ description, quantity }) => (quantity === 1 ? description : `${quantity} × ${description}`))
      .join('; '),
    address: to
      ? [to.name, to.street, `${to.postcode} ${to.city}`, to.country, to.phone].filter(Boolean).join(', ')
      : '',
    request: canPrint ? { externalId: externalIdOf(orderId), to, currency: order.currency, items } : null,
  };
}

export async function duePrintOrders(q: Queries, before: Temporal.Instant): Promise<string[]> {
  const rows = await printOrdersBefore(q, before).where('state', '=', 'due').execute();
  return rows.map(({ id }) => id);
}

/** At the printer, not finished, and unchanged since then. */
export async function printOrdersToPoll(q: Queries, before: Temporal.Instant): Promise<string[]> {
  const rows = await printOrdersBefore(q, before)
    .where('state', 'in', ['placed', 'held', 'failed', 'part-shipped'])
    .where('printer_order_id', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

function printOrdersBefore(q: Queries, before: Temporal.Instant) {
  return q
    .selectFrom('print_orders')
    .select('order_id as id')
    .where('changed_at', '<=', before)
    .orderBy('changed_at');
}

export async function unhandledPrintEvents(q: Queries, before: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('print_events')
    .select('event_id as id')
    .where('handled_at', 'is', null)
    .where('received_at', '<=', before)
    .orderBy('received_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findPrintEvent(q: Queries, eventId: string) {
  return q
    .selectFrom('print_events')
    .select(['order_id', 'handled_at'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}
