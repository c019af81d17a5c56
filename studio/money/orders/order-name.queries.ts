import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { shippingId } from '#studio/offers/catalogue/offer.ts';

export async function orderNames(q: Queries, orderIds: readonly string[]): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  if (orderIds.length === 0) return names;
  const rows = await q
    .selectFrom('order_lines')
    .select(['order_id', 'description', 'quantity'])
    .where('order_id', 'in', orderIds)
    .where('offer_id', '!=', shippingId)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  for (const { order_id, description, quantity } of rows) {
    const name = quantity === 1 ? description : `${quantity} × ${description}`;
    names.set(order_id, [...(names.get(order_id) ?? []), name]);
  }
  return names;
}

export const productsFirst: RawBuilder<unknown> = sql`(order_lines.offer_id = ${sql.lit(shippingId)}), order_lines.position`;
