import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { dateOfOrder } from '#studio/calendar/dates/open-dates.queries.ts';
import { findOrderId, type OrderReference } from '#studio/money/orders/find-order.ts';
import { invoicesOfOrder } from '#studio/money/orders/invoices/invoices.queries.ts';
import { productsFirst } from '#studio/money/orders/order-name.queries.ts';
import { orderStatus } from '#studio/money/orders/order-status.queries.ts';
import { waitingOrder } from '#studio/money/orders/orders.queries.ts';
import type { ReceiptContent } from '#studio/money/orders/receipts.store.ts';
import { courseOfOrder } from '#studio/money/refunds/course-order.queries.ts';
import { planProgressOf } from '#studio/offers/plans/plan-progress.queries.ts';
import type { Who } from '#studio/shared/who.ts';

export async function orderPage(world: World, who: Who, which: OrderReference) {
  const q = world.db.query;
  const now = world.clock.now();
  const orderId = await findOrderId(world, who, which);
  if (!orderId) return null;
  const order = await q
    .selectFrom('orders')
    .selectAll()
    .select(orderStatus.as('status'))
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return null;
  const lines = await q
    .selectFrom('order_lines')
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .select([
      'description',
      'quantity',
      'unit_minor',
      'vat_minor',
      'vat_rate_permille',
      'order_lines.vat_class',
      'discount_minor',
      'order_lines.withdrawal_regime',
      'kind',
      'offer_id',
    ])
    .where('order_id', '=', orderId)
    .orderBy(productsFirst)
    .execute();
  return {
    order,
    lines,
    plan: (await planProgressOf(q, [orderId])).get(orderId) ?? null,
    documents: await documentsOf(q, orderId),
    invoices: await invoicesOfOrder(q, orderId),
    parcels: await parcelsOf(q, orderId),
    waiting: await waitingOrder(q, orderId, now),
    seat: await dateOfOrder(q, orderId),
    course: await courseOfOrder(q, { order, lines, now }),
  };
}

export type OrderPage = NonNullable<Awaited<ReturnType<typeof orderPage>>>;

async function documentsOf(q: Queries, orderId: string) {
  const rows = await q
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .select(['receipts.number', 'kind', 'content', 'issued_at', 'language', 'ships_to'])
    .where('order_id', '=', orderId)
    .orderBy('receipts.number')
    .execute();
  return rows.map((row) => ({ ...row, content: row.content as ReceiptContent }));
}

export interface SentParcel {
  carrier: string;
  number: string;
  url: string;
  at: Temporal.Instant;
}

async function parcelsOf(q: Queries, orderId: string): Promise<SentParcel[]> {
  const own = await q
    .selectFrom('dispatches')
    .select(['carrier', 'tracking_number', 'tracking_url', 'changed_at'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'sent')
    .execute();
  const printed = await q
    .selectFrom('print_shipments')
    .select(['carrier', 'tracking_number', 'tracking_url', 'shipped_at'])
    .where('order_id', '=', orderId)
    .orderBy('shipped_at')
    .execute();
  return [
    ...own.map((row) => ({ ...row, at: row.changed_at })),
    ...printed.map((row) => ({ ...row, at: row.shipped_at })),
  ].map((row) => ({
    carrier: row.carrier,
    number: row.tracking_number,
    url: row.tracking_url ?? '',
    at: row.at,
  }));
}

export async function documentOf(
  world: World,
  { who, which, number }: { who: Who; which: OrderReference; number: number },
) {
  const q = world.db.query;
  const orderId = await findOrderId(world, who, which);
  if (!orderId || !Number.isSafeInteger(number)) return null;
  const row = await q
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .select(['receipts.number', 'kind', 'content', 'issued_at', 'language', 'ships_to'])
    .where('order_id', '=', orderId)
    .where('receipts.number', '=', number)
    .executeTakeFirst();
  return row ? { ...row, content: row.content as ReceiptContent } : null;
}

export type OrderDocument = NonNullable<Awaited<ReturnType<typeof documentOf>>>;

/** Null: not an invoice of this order, or not this person's. */
export async function invoiceOf(
  world: World,
  { who, which, number }: { who: Who; which: OrderReference; number: number },
) {
  const orderId = await findOrderId(world, who, which);
  const invoices = orderId ? await invoicesOfOrder(world.db.query, orderId) : [];
  return invoices.find((invoice) => invoice.number === number) ?? null;
}
