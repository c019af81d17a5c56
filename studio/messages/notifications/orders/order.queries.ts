import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { orderLinkHours } from '#studio/money/orders/order-by-token.ts';
import { productsFirst } from '#studio/money/orders/order-name.queries.ts';
import { orderStatus } from '#studio/money/orders/order-status.queries.ts';
import { shippingId } from '#studio/offers/catalogue/offer.ts';
import { planProgressOf } from '#studio/offers/plans/plan-progress.queries.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import type { PaidParts } from '../bookings/paid-rows.ts';
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
    .select([sql<number>`total_minor - gift_card_minor`.as('dueMinor'), 'pay_until as until'])
    .where('replaces_order_id', '=', orderId)
    .where('pay_until', 'is not', null)
    .executeTakeFirst();
  return { parcel: parcel ?? null, rest: rest?.until ? { ...rest, until: rest.until } : null };
}

export type OrderFacts = Awaited<ReturnType<typeof orderFactsOf>>;

export interface OrderData {
  name: string;
  orderNumber: string;
  description: string;
  amount: Money;
  /** Of the amount; absent: whole by card. */
  paidParts?: PaidParts;
}

export interface LoadedOrder {
  facts: OrderFacts;
  base: OrderData;
}

export async function readOrder(q: Queries, orderId: string): Promise<LoadedOrder> {
  const facts = await orderFactsOf(q, orderId);
  const { order } = facts;
  return {
    facts,
    base: {
      name: order.name,
      orderNumber: order.number,
      description: facts.description,
      amount: { amountMinor: order.total_minor, currency: order.currency },
      paidParts: { discountMinor: discountOf(facts), giftCardMinor: order.gift_card_minor },
    },
  };
}

export const discountOf = ({ lines }: OrderFacts) =>
  lines.reduce((sum, line) => sum + line.discount_minor, 0);

export async function orderUrlOf(
  { settings, clock }: Pick<World, 'settings' | 'clock'>,
  q: Queries,
  { id, language }: { id: string; language: Language },
): Promise<string> {
  const expiresAt = clock.now().add({ hours: orderLinkHours });
  const token = await makeSecretLink(q, { purpose: 'order', subjectId: id, expiresAt });
  return siteAddress(settings, `/orders/${token}`, language);
}

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
    .where((is) => is(is.fn('lowercase', ['email']), '=', event.email.toLowerCase()))
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
