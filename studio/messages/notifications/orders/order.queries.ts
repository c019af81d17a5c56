import type { Queries } from '#platform/db/database.ts';
import { productsFirst } from '#studio/money/orders/order-name.queries.ts';
import { orderStatus } from '#studio/money/orders/order-status.queries.ts';
import { shippingId } from '#studio/offers/catalogue/offer.ts';
import { planProgressOf } from '#studio/offers/plans/plan-progress.queries.ts';
import type { DateFacts } from '../dates/date-calendar.ts';

export async function orderFactsOf(q: Queries, orderId: string) {
  const order = await q
    .selectFrom('orders')
    .selectAll()
    .select(orderStatus.as('status'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const lines = await q
    .selectFrom('order_lines')
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .select([
      'order_lines.offer_id',
      'order_lines.description',
      'order_lines.quantity',
      'order_lines.unit_minor',
      'order_lines.vat_rate_permille',
      'order_lines.vat_minor',
      'order_lines.discount_minor',
      'order_lines.sessions',
      'order_lines.vat_class',
      'order_lines.withdrawal_regime',
      'offers.kind',
      'offers.grants',
    ])
    .where('order_id', '=', orderId)
    .orderBy(productsFirst)
    .execute();
  const entitlement = await q
    .selectFrom('entitlements')
    .select(['id', 'kind', 'valid_until'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const receipt = await q
    .selectFrom('receipts')
    .select(['number', 'issued_at', 'payment_id', 'content'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'receipt')
    .orderBy('number')
    .executeTakeFirst();
  return {
    order,
    lines,
    description: lines
      .filter(({ offer_id }) => offer_id !== shippingId)
      .map(({ description }) => description)
      .join(', '),
    entitlement,
    receipt,
    plan: (await planProgressOf(q, [orderId])).get(orderId) ?? null,
    date: await dateOf(q, orderId),
  };
}

export async function parcelFactsOf(q: Queries, orderId: string) {
  const parcel = await q
    .selectFrom('dispatches')
    .select(['carrier', 'tracking_number as number', 'tracking_url as url'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  const rest = await q
    .selectFrom('orders')
    .select(['total_minor', 'pay_until as until'])
    .where('replaces_order_id', '=', orderId)
    .where('pay_until', 'is not', null)
    .executeTakeFirst();
  return { parcel: parcel ?? null, rest: rest?.until ? { ...rest, until: rest.until } : null };
}

export type OrderFacts = Awaited<ReturnType<typeof orderFactsOf>>;

async function dateOf(q: Queries, orderId: string): Promise<DateFacts | null> {
  const dates = await q
    .selectFrom('units')
    .innerJoin('dates', 'dates.id', 'units.date_id')
    .select(['dates.id', 'dates.version', 'dates.days', 'dates.place'])
    .where('units.order_id', '=', orderId)
    .orderBy('dates.starts_on')
    .execute();
  const [first, ...others] = dates;
  if (!first || others.length === 0) return first ?? null;
  return { ...first, days: dates.flatMap(({ days }) => days), dates };
}

/** From the order, else from the account with this address. */
export async function personWithAccess(q: Queries, event: { orderId: string | null; email: string }) {
  const order = event.orderId
    ? await q
        .selectFrom('orders')
        .select(['name', 'language'])
        .where('id', '=', event.orderId)
        .executeTakeFirst()
    : undefined;
  if (order) return order;
  const user = await q
    .selectFrom('users')
    .select(['name', 'language'])
    .where((is) => is(is.fn('lower', ['email']), '=', event.email.toLowerCase()))
    .executeTakeFirst();
  return { name: user?.name ?? '', language: user?.language ?? ('en' as const) };
}

export function sentRefund(q: Queries, refundId: string) {
  return q
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.order_id', 'refunds.amount_minor', 'payments.provider'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirstOrThrow();
}
