import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { unspentOfSoldGiftCard } from '#studio/money/orders/order-for-owner.queries.ts';
import { planProgressOf } from '#studio/offers/plans/plan-progress.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { packOfOrder, refundFacts } from './refunds.queries.ts';

/** What a refund would change, for the owner. Null: not found. */
export async function orderToRefund(q: Queries, _who: May<'orders'>, id: string) {
  if (!z.guid().safeParse(id).success) return null;
  const order = await q
    .selectFrom('orders')
    .select(['id', 'number', 'name', 'email', 'currency', 'booking_id as bookingId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) return null;
  return {
    order,
    facts: await refundFacts(q, id, await unspentOfSoldGiftCard(q, id)),
    pack: await packOfOrder(q, id),
    openCharges: (await planProgressOf(q, [id])).get(id)?.open.length ?? 0,
    grants: await grantsOfOrder(q, id),
    stock: await stockOfOrder(q, id),
  };
}

export type OrderToRefund = NonNullable<Awaited<ReturnType<typeof orderToRefund>>>;

/** What the buyer can still use: pieces, or minor units of a gift card. Seats with the first day of their date. */
async function grantsOfOrder(q: Queries, orderId: string) {
  const rows = await q
    .selectFrom('entitlements')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .leftJoin('dates', 'dates.id', 'entitlements.date_id')
    .select(['entitlements.id', 'entitlements.kind', 'dates.starts_on as startsOn'])
    .select((select) => [
      select.fn.sum<string>('delta').as('balance'),
      sql<string>`(select description from order_lines where order_lines.order_id = entitlements.order_id
        and order_lines.offer_id = entitlements.offer_id limit 1)`.as('name'),
    ])
    .where('entitlements.order_id', '=', orderId)
    .groupBy(['entitlements.id', 'dates.id'])
    .orderBy('entitlements.id')
    .execute();
  return rows
    .map((row) => ({ ...row, name: row.name ?? '', balance: Number(row.balance) }))
    .filter(({ balance }) => balance > 0);
}

/** Offers of which the order has pieces in stock. */
async function stockOfOrder(q: Queries, orderId: string): Promise<string[]> {
  const rows = await q
    .selectFrom('units')
    .select('offer_id')
    .distinct()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'stock')
    .where('state', 'in', ['taken', 'gone'])
    .execute();
  return rows.flatMap(({ offer_id }) => offer_id ?? []);
}
