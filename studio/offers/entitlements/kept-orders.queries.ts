import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';

/** Of the row `orders`: what is returned or on its way back, in minor units. */
export const returnedMinor: RawBuilder<number> = sql<number>`(select coalesce(sum(amount_minor), 0)::int
  from refunds where refunds.order_id = orders.id and refunds.state <> 'refused')`;

/** Of the row `orders`: what was taken and is not returned, in minor units. */
export const keptMinor: RawBuilder<number> = sql<number>`((select coalesce(sum(captured_minor), 0)::int
  from payments where payments.order_id = orders.id) - ${returnedMinor})`;

/** Of the row `orders`: paid, and not refunded in full. A refund of a part leaves what was bought. */
export const isKept: RawBuilder<boolean> = sql<boolean>`coalesce(orders.state = 'paid'
  or (orders.state in ('refund-due', 'refunded') and ${keptMinor} > 0), false)`;

export async function isOrderKept(q: Queries, orderId: string): Promise<boolean> {
  const order = await q
    .selectFrom('orders')
    .select(isKept.as('isKept'))
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order?.isKept ?? false;
}
