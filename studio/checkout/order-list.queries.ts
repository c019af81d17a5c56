import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';
import {
  byName,
  type ListAsk,
  type ListKeys,
  type ListPage,
  listPage,
  noRows,
} from '#studio/shared/list-query.ts';
import { wordsIn } from '#studio/shared/list-search.ts';
import type { Currency } from '#studio/shared/money.ts';
import type { Who } from '#studio/shared/who.ts';

export type OrderSort = 'placed' | 'name';
export type OrderFilter = 'state';

export interface ListedOrder {
  id: string;
  number: string;
  state: OrderState;
  name: string;
  email: string;
  currency: Currency;
  totalMinor: number;
  refundedMinor: number;
  placedAt: Temporal.Instant;
  /** Its first line, as it was ordered, and how many lines stand below it. */
  what: string | null;
  more: number;
}

const words = wordsIn(sql`number || ' ' || name || ' ' || email`);
const keys: ListKeys<OrderSort> = {
  sorts: { placed: { by: sql`orders.created_at`, kind: 'moment' }, name: byName(sql`orders.name`) },
  id: { by: sql`orders.id`, kind: 'uuid' },
  words,
};

/** Every order there is, for the owner; two statements. Nothing for anybody else. */
export async function listOrders(
  q: Queries,
  who: Who,
  ask: ListAsk<OrderSort, OrderFilter>,
): Promise<ListPage<ListedOrder>> {
  if (who.role !== 'owner') return noRows;
  const { state } = ask.filters;
  const page = await listPage(
    q
      .selectFrom('orders')
      .select(['id', 'number', 'state', 'name', 'email', 'currency'])
      .select(['total_minor as totalMinor', 'refunded_minor as refundedMinor', 'created_at as placedAt'])
      .$if(state !== undefined, (query) => query.where('state', '=', state as OrderState)),
    ask,
    keys,
  );
  const lines = await linesOf(
    q,
    page.rows.map(({ id }) => id),
  );
  return {
    ...page,
    rows: page.rows.map((row) => {
      const [first, ...rest] = lines.get(row.id) ?? [];
      return { ...row, what: first ?? null, more: rest.length };
    }),
  };
}

async function linesOf(q: Queries, orderIds: readonly string[]): Promise<Map<string, string[]>> {
  const lines = new Map<string, string[]>();
  if (orderIds.length === 0) return lines;
  const rows = await q
    .selectFrom('order_lines')
    .select(['order_id', 'description'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  for (const { order_id, description } of rows) {
    lines.set(order_id, [...(lines.get(order_id) ?? []), description]);
  }
  return lines;
}
