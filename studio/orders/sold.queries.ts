import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';

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
