import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { instalmentsOfOrder, progressOf } from '#studio/plans/plan-progress.queries.ts';
import type { PlanProgress } from '#studio/plans/plan-progress.ts';
import {
  byName,
  type ListKeys,
  type ListPage,
  type ListQuery,
  listPage,
  noRows,
} from '#studio/shared/lists/list.queries.ts';
import { wordsIn } from '#studio/shared/lists/list-search.queries.ts';
import type { Currency } from '#studio/shared/money.ts';
import type { Who } from '#studio/shared/who.ts';
import { orderNames } from './order-name.queries.ts';
import { hasStatus, orderStatus } from './order-status.queries.ts';
import { type OrderStatus, orderStatuses } from './order-status.ts';

export type OrderSort = 'placed' | 'name';
export type OrderFilter = 'status';

export interface ListedOrder {
  id: string;
  number: string;
  status: OrderStatus;
  name: string;
  email: string;
  currency: Currency;
  totalMinor: number;
  refundedMinor: number;
  placedAt: Temporal.Instant;
  what: string | null;
  more: number;
  plan: PlanProgress | null;
}

const words = wordsIn(sql`number || ' ' || name || ' ' || email`);
const keys: ListKeys<OrderSort> = {
  sorts: { placed: { by: sql`orders.created_at`, kind: 'moment' }, name: byName(sql`orders.name`) },
  id: { by: sql`orders.id`, kind: 'uuid' },
  words,
};

/** Owner only; at most three statements. */
export async function listOrders(
  q: Queries,
  who: Who,
  listQuery: ListQuery<OrderSort, OrderFilter>,
): Promise<ListPage<ListedOrder>> {
  if (who.role !== 'owner') return noRows;
  const status = orderStatuses.find((one) => one === listQuery.filters.status);
  const page = await listPage(
    q
      .selectFrom('orders')
      .select(['id', 'number', 'name', 'email', 'currency', orderStatus.as('status')])
      .select(instalmentsOfOrder.as('instalments'))
      .select(['total_minor as totalMinor', 'refunded_minor as refundedMinor', 'created_at as placedAt'])
      .$if(status !== undefined, (query) => query.where(hasStatus(status ?? 'paid'))),
    listQuery,
    keys,
  );
  const ids = page.rows.map(({ id }) => id);
  const names = await orderNames(q, ids);
  return {
    ...page,
    rows: page.rows.map(({ instalments, ...row }) => {
      const [first, ...rest] = names.get(row.id) ?? [];
      return { ...row, what: first ?? null, more: rest.length, plan: progressOf(instalments) };
    }),
  };
}
