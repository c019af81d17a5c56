import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { Currency } from '#platform/db/schema/columns.ts';
import { planProgressOf } from '#studio/offers/plans/plan-progress.queries.ts';
import type { PlanProgress } from '#studio/offers/plans/plan-progress.ts';
import { isOwnRow } from '#studio/people/own-rows.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import { orderNames } from './order-name.queries.ts';
import { orderStatus } from './order-status.queries.ts';
import type { OrderStatus } from './order-status.ts';

export interface OwnOrder {
  id: string;
  number: string;
  status: OrderStatus;
  what: string[];
  totalMinor: number;
  currency: Currency;
  createdAt: Temporal.Instant;
  refundedMinor: number;
  plan: PlanProgress | null;
}

const replacements = sql`(select from orders as later
  where later.replaces_order_id = orders.id and lowercase(later.email) = lowercase(orders.email))`;

/**
 * Newest first, `most` rows made before `before`. Checkouts that were never paid are left out, and orders that another
 * replaced after they had ended unpaid.
 */
export async function ownOrders(
  q: Queries,
  who: Who,
  { most, before }: { most: number; before: Temporal.Instant | null },
): Promise<OwnOrder[]> {
  let query = q
    .selectFrom('orders')
    .select(['id', 'number', 'total_minor', 'refunded_minor', 'currency', 'created_at'])
    .select(orderStatus.as('status'))
    .where((is) => isOwnRow(is, who, { email: 'orders.email' }))
    .where((is) => is.or([is('state', 'not in', ['open', 'lapsed']), is('pay_until', 'is not', null)]))
    .where((is) => is.or([is('state', 'not in', ['lapsed', 'voided']), is.not(is.exists(replacements))]))
    .orderBy('created_at', 'desc')
    .limit(most);
  if (before) query = query.where('created_at', '<', before);
  const orders = await query.execute();
  const ids = orders.map(({ id }) => id);
  const names = await orderNames(q, ids);
  const plans = await planProgressOf(q, ids);
  return orders.map(({ total_minor, refunded_minor, created_at, ...order }) => ({
    ...order,
    what: names.get(order.id) ?? [],
    totalMinor: total_minor,
    refundedMinor: refunded_minor,
    createdAt: created_at,
    plan: plans.get(order.id) ?? null,
  }));
}
