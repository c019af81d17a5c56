import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';
import type { Who } from '#studio/shared/who.ts';
import { isMine } from '../people/mine.ts';

export interface OrderOfMine {
  id: string;
  number: string;
  state: OrderState;
  /** What was ordered, in the order's own words. */
  what: string[];
  totalMinor: number;
  currency: Currency;
  createdAt: Temporal.Instant;
  /** Of a plan: how many of its charges are paid; null: paid at once. */
  plan: { paid: number; of: number } | null;
}

/**
 * The orders of the person who asks, newest first, at most `most`, made before `before`. Checkouts that were opened and
 * never paid are no orders to look at.
 */
export async function ordersOfMine(
  q: Queries,
  who: Who,
  { most, before }: { most: number; before: Temporal.Instant | null },
): Promise<OrderOfMine[]> {
  let query = q
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'total_minor', 'currency', 'created_at'])
    .where((is) => isMine(is, who, { email: 'orders.email' }))
    .where((is) => is.or([is('state', 'not in', ['open', 'lapsed']), is('pay_until', 'is not', null)]))
    .orderBy('created_at', 'desc')
    .limit(most);
  if (before) query = query.where('created_at', '<', before);
  const orders = await query.execute();
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await q
    .selectFrom('order_lines')
    .select(['order_id', 'description', 'quantity'])
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute();
  const instalments = await q
    .selectFrom('instalments')
    .select(['order_id', 'state'])
    .where('order_id', 'in', ids)
    .execute();
  return orders.map(({ id, number, state, total_minor, currency, created_at }) => {
    const charges = instalments.filter(({ order_id }) => order_id === id);
    return {
      id,
      number,
      state,
      currency,
      what: lines
        .filter(({ order_id }) => order_id === id)
        .map(({ description, quantity }) => (quantity === 1 ? description : `${quantity} × ${description}`)),
      totalMinor: total_minor,
      createdAt: created_at,
      plan:
        charges.length > 0
          ? { paid: charges.filter(({ state: at }) => at === 'paid').length, of: charges.length }
          : null,
    };
  });
}
