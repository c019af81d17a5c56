import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { instalmentsOfOrder, progressOf } from '#studio/offers/plans/plan-progress.queries.ts';
import type { PlanProgress } from '#studio/offers/plans/plan-progress.ts';
import {
  byName,
  type ListKeys,
  type ListPage,
  type ListQuery,
  listPage,
} from '#studio/shared/lists/list.queries.ts';
import { finds, wordsIn } from '#studio/shared/lists/list-search.queries.ts';
import { type Currency, readPrice } from '#studio/shared/money.ts';
import type { May } from '#studio/shared/who.ts';
import { deliveryOfOrder, isToShip } from './dispatches/delivery.queries.ts';
import type { Delivery } from './dispatches/delivery.ts';
import { orderNames } from './order-name.queries.ts';
import { countWithStatus, hasStatus, orderStatus } from './order-status.queries.ts';
import { type OrderStatus, type OrderTab, orderTabs } from './order-status.ts';

export type OrderSort = 'placed' | 'name';
export type OrderFilter = 'status';

interface OrderRow {
  id: string;
  number: string;
  status: OrderStatus;
  name: string;
  email: string;
  currency: Currency;
  totalMinor: number;
  refundedMinor: number;
  placedAt: Temporal.Instant;
  delivery: Delivery | null;
}

export interface ListedOrder extends OrderRow {
  what: string | null;
  more: number;
  plan: PlanProgress | null;
}

const searched = sql`number || ' ' || name || ' ' || email`;

/** Words of the number, the name or the email address; an amount also finds the orders with that total. */
function matches(typed: string) {
  const amountMinor = readPrice(typed, null);
  if (amountMinor === null) return finds(searched, typed);
  return sql<boolean>`(${finds(searched, typed)} or orders.total_minor = ${amountMinor})`;
}

const keys: ListKeys<OrderSort> = {
  sorts: { placed: { by: sql`orders.created_at`, kind: 'moment' }, name: byName(sql`orders.name`) },
  id: { by: sql`orders.id`, kind: 'uuid' },
  words: { ...wordsIn(searched), isIn: matches, finds: matches },
};

function ordersOfTab(q: Queries, { filters }: Pick<ListQuery<OrderSort, OrderFilter>, 'filters'>) {
  const tab = orderTabs.find((one) => one === filters.status);
  return q
    .selectFrom('orders')
    .select(['id', 'number', 'name', 'email', 'currency', orderStatus.as('status')])
    .select(['total_minor as totalMinor', 'refunded_minor as refundedMinor', 'created_at as placedAt'])
    .select(deliveryOfOrder.as('delivery'))
    .$if(tab !== undefined, (query) =>
      query.where(tab === undefined || tab === 'to-ship' ? isToShip : hasStatus(tab)),
    );
}

export async function listOrders(
  q: Queries,
  _who: May<'today' | 'orders'>,
  listQuery: ListQuery<OrderSort, OrderFilter>,
): Promise<ListPage<ListedOrder>> {
  const page = await listPage(
    ordersOfTab(q, listQuery).select(instalmentsOfOrder.as('instalments')),
    listQuery,
    keys,
  );
  const names = await orderNames(
    q,
    page.rows.map(({ id }) => id),
  );
  return {
    ...page,
    rows: page.rows.map(({ instalments, ...row }) => {
      const [first, ...rest] = names.get(row.id) ?? [];
      return { ...row, what: first ?? null, more: rest.length, plan: progressOf(instalments) };
    }),
  };
}

export const mostCounted = 100;

/** By tab, each counted up to `mostCounted`. One statement. */
export async function countOrders(q: Queries, _who: May<'orders'>): Promise<Record<OrderTab, number>> {
  const counts = Object.fromEntries(orderTabs.map((tab) => [tab, 0])) as Record<OrderTab, number>;
  const most = sql.lit(mostCounted);
  const columns = orderTabs.map((tab) => {
    const count =
      tab === 'to-ship'
        ? sql`(select count(*) from (select 1 from orders where ${isToShip} limit ${most}) as found)`
        : countWithStatus(tab, mostCounted);
    return sql`${count} as ${sql.id(tab)}`;
  });
  const { rows } = await sql<Record<OrderTab, string>>`select ${sql.join(columns)}`.execute(q);
  for (const tab of orderTabs) counts[tab] = Number(rows[0]?.[tab] ?? 0);
  return counts;
}

export interface ExportedOrder extends OrderRow {
  what: string[];
}

const exportedPerRead = 1_000;

/** Every order of the filtered list, the newest first, read in parts. */
export async function* everyOrder(
  q: Queries,
  _who: May<'orders'>,
  listQuery: Pick<ListQuery<OrderSort, OrderFilter>, 'filters' | 'search'>,
): AsyncGenerator<ExportedOrder> {
  let last: ExportEdge | undefined;
  do {
    const rows = await readExported(q, listQuery, last);
    const names = await orderNames(
      q,
      rows.map(({ id }) => id),
    );
    for (const { at: _at, ...row } of rows) yield { ...row, what: names.get(row.id) ?? [] };
    last = rows.length < exportedPerRead ? undefined : rows.at(-1);
  } while (last);
}

interface ExportEdge {
  /** With the microseconds that an instant of the driver may not have. */
  at: string;
  id: string;
}

function readExported(
  q: Queries,
  listQuery: Pick<ListQuery<OrderSort, OrderFilter>, 'filters' | 'search'>,
  after: ExportEdge | undefined,
) {
  let query = ordersOfTab(q, listQuery)
    .select(sql<string>`orders.created_at::text`.as('at'))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(exportedPerRead);
  if (listQuery.search !== '') query = query.where(matches(listQuery.search));
  if (after) {
    const edge = sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
    query = query.where(sql<boolean>`(orders.created_at, orders.id) < ${edge}`);
  }
  return query.execute();
}
