import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';
import { coverWith } from '#studio/offers/gift-cards/gift-card.ts';
import { giftCardBalance } from '#studio/offers/gift-cards/gift-cards.queries.ts';
import { isOwnRow } from '#studio/people/own-rows.queries.ts';
import type { Who } from '#studio/shared/who.ts';

export async function orderLines(q: Queries, orderId: string) {
  return q
    .selectFrom('order_lines')
    .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
    .select([
      'order_lines.position',
      'order_lines.offer_id',
      'order_lines.description',
      'order_lines.quantity',
      'order_lines.unit_minor',
      'order_lines.vat_class',
      'order_lines.vat_rate_permille',
      'order_lines.vat_minor',
      'order_lines.withdrawal_regime',
      'order_lines.course_id',
      'order_lines.discount_minor',
      'order_lines.sessions',
      'order_lines.valid_months',
      'offers.kind',
      'offers.grants',
      'offers.term_of',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

export type OrderLineRow = Awaited<ReturnType<typeof orderLines>>[number];

const waitingColumns = [
  'id',
  'number',
  'state',
  'currency',
  'total_minor',
  'gift_card_id',
  'gift_card_minor',
  'pay_until',
] as const;

/** The order that still waits for payment, through all that replaced this one: also the rest of a paid one. */
export async function waitingOrder(q: Queries, orderId: string, now: Temporal.Instant) {
  const head = await q
    .selectFrom('orders')
    .select(waitingColumns)
    .where('id', '=', await lastReplacement(q, orderId, sql`true`))
    .executeTakeFirst();
  if (!head?.pay_until || !['open', 'lapsed', 'voided'].includes(head.state)) return null;
  if (Temporal.Instant.compare(head.pay_until, now) <= 0) return null;
  return { ...head, pay_until: head.pay_until, dueMinor: await dueByCard(q, head, now) };
}

interface DueOrder {
  state: OrderState;
  currency: Currency;
  total_minor: number;
  gift_card_id: string | null;
  gift_card_minor: number;
}

/** Without what its gift card pays: reserved while the order is open, else what is still on the card. */
async function dueByCard(q: Queries, order: DueOrder, now: Temporal.Instant): Promise<number> {
  const { total_minor: totalMinor, gift_card_minor: giftCardMinor, currency } = order;
  if (!order.gift_card_id) return totalMinor;
  if (order.state === 'open') return totalMinor - giftCardMinor;
  const balanceMinor = await giftCardBalance(q, order.gift_card_id, now);
  return coverWith(Math.min(balanceMinor, giftCardMinor), { totalMinor, currency }).dueMinor;
}

export async function orderToName(q: Queries, orderId: string) {
  return q
    .selectFrom('orders')
    .select(['number', 'name', 'currency'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** Null: another person's, or not found. */
export async function ownOrderId(q: Queries, who: Who, orderId: string): Promise<string | null> {
  const row = await q
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where((is) => isOwnRow(is, who, { email: 'orders.email' }))
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The last of the orders that replaced one which ended unpaid; else the order itself. One whose address was corrected
 * since is not shown to the former address.
 */
export function replacementOf(q: Queries, orderId: string): Promise<string> {
  return lastReplacement(
    q,
    orderId,
    sql`replaced.state in ('lapsed', 'voided') and lowercase(later.email) = lowercase(replaced.email)`,
  );
}

/** `isFollowed` compares `replaced` with `later`, the newest order that replaced it. */
async function lastReplacement(
  q: Queries,
  orderId: string,
  isFollowed: RawBuilder<unknown>,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive replaced as (
      select id, state, email, 0 as step from orders where id = ${orderId}
      union all
      select later.id, later.state, later.email, step + 1
      from replaced join lateral (
        select id, state, email from orders
        where replaces_order_id = replaced.id order by created_at desc limit 1
      ) as later on ${isFollowed}
      where step < 50
    )
    select id from replaced order by step desc limit 1`.execute(q);
  return rows[0]?.id ?? orderId;
}

export async function applicationPaidFor(q: Queries, orderId: string) {
  return q
    .selectFrom('orders')
    .select(['application_id as applicationId', 'instalment'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** How many of an offer were bought, by paid or authorised orders, and when last. */
export async function soldOf(
  q: Queries,
  offerId: string,
): Promise<{ count: number; lastAt: Temporal.Instant | null }> {
  const row = await q
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select((is) => [
      sql<number>`coalesce(sum(order_lines.quantity), 0)::int`.as('count'),
      is.fn.max('orders.created_at').as('lastAt'),
    ])
    .where('order_lines.offer_id', '=', offerId)
    .where('orders.state', 'not in', ['open', 'lapsed', 'voided'])
    .executeTakeFirst();
  return { count: row?.count ?? 0, lastAt: row?.lastAt ?? null };
}

/** What was entered with a checkout; null: no codes. */
export async function checkoutDigestOf(q: Queries, orderId: string): Promise<string | null> {
  const row = await q
    .selectFrom('orders')
    .select('checkout_digest as digest')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.digest ?? null;
}
