import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrderState } from '#platform/db/schema/orders.ts';
import { type OrderStatus, type StatusFacts, type StatusRule, statusRules } from './order-status.ts';

const facts: Record<keyof StatusFacts, RawBuilder<string>> = {
  payment: sql`coalesce((select payments.state from payments
    where payments.order_id = orders.id and payments.instalment is null
    order by payments.created_at desc, payments.id desc limit 1), 'none')`,
  refund: sql`coalesce((select refunds.state from refunds where refunds.order_id = orders.id
    order by refunds.created_at desc, refunds.id desc limit 1), 'none')`,
  refunded: sql`case when greatest(orders.refunded_minor, (select coalesce(sum(refunds.amount_minor), 0) from refunds
      where refunds.order_id = orders.id and refunds.state = 'succeeded'))
    >= coalesce((select nullif(sum(payments.captured_minor), 0) from payments
      where payments.order_id = orders.id), orders.total_minor) then 'all' else 'part' end`,
  plan: sql`coalesce((select case
      when bool_or(instalments.state = 'failed') then 'failed'
      when bool_or(instalments.state = 'written-off') then 'written-off'
      when bool_or(instalments.state = 'due') then 'due'
      when bool_or(instalments.state = 'paid') then 'paid' end
    from instalments where instalments.order_id = orders.id), 'none')`,
};

const rules = Object.entries(statusRules) as Array<[OrderState, StatusRule]>;

/** SQL form of `statusRules`. */
export const orderStatus: RawBuilder<OrderStatus> = sql`case orders.state ${sql.join(
  rules.map(([state, rule]) => sql`when ${sql.lit(state)} then ${statusBy(rule)}`),
  sql` `,
)} end`;

const newest = sql`order by orders.created_at desc, orders.id desc`;

type Found = Partial<Record<OrderStatus, readonly RawBuilder<unknown>[]>>;

/**
 * Where a status is rare among the orders of a state: the orders that can have it, by an index of their own. The
 * array makes PostgreSQL look each of them up, whatever it estimates.
 */
const rare: Partial<Record<OrderState, Found>> = {
  paid: {
    'awaiting-payment': [amongOrdersOf(sql`instalments where state = 'due'`)],
    failed: [amongOrdersOf(sql`instalments where state in ('failed', 'written-off')`)],
  },
  lapsed: {
    failed: [amongOrdersOf(sql`payments where state = 'abandoned'`)],
    cancelled: [amongOrdersOf(sql`payments where state = 'voided'`)],
  },
  refunded: {
    'partially-refunded': [sql`orders.refunded_minor < orders.total_minor ${newest}`],
    // What was charged of a plan can be less than its price.
    refunded: [
      sql`orders.refunded_minor >= orders.total_minor ${newest}`,
      sql`orders.refunded_minor < orders.total_minor and ${amongOrdersOf(
        sql`plans where exists (select from refunds where refunds.order_id = plans.order_id)`,
      )}`,
    ],
  },
};

function amongOrdersOf(rows: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`orders.id = any(array(select order_id from ${rows}))`;
}

/** Checks only the order states that can have the status. */
export function hasStatus(status: OrderStatus): RawBuilder<SqlBool> {
  const states = rulesWith(status).map(([state]) => sql.lit(state));
  return sql`orders.state in (${sql.join(states)}) and ${equals(orderStatus, status)}`;
}

/** The number of orders with the status, at most this many; reads few others. */
export function countWithStatus(status: OrderStatus, most: number): RawBuilder<string> {
  const limit = sql`limit ${sql.lit(most)}`;
  const found = rulesWith(status).flatMap(([state, rule]) => {
    const isAlways = Object.values(rule.is).every((one) => one === status);
    const condition = sql`orders.state = ${sql.lit(state)} ${isAlways ? sql`` : sql`and ${equals(statusBy(rule), status)}`}`;
    const among = rare[state]?.[status]?.map((rows) => sql`and ${rows}`) ?? [newest];
    return among.map(
      (rows) => sql`select 1 from (select 1 from orders where ${condition} ${rows} ${limit}) as of_state`,
    );
  });
  return sql`(select count(*) from (${sql.join(found, sql` union all `)} ${limit}) as found)`;
}

function rulesWith(status: OrderStatus) {
  return rules.filter(([, { is }]) => (Object.values(is) as OrderStatus[]).includes(status));
}

// PostgreSQL takes an equality with an expression to be rare, and would sort all orders; a case counts as half.
function equals(value: RawBuilder<unknown>, status: OrderStatus): RawBuilder<SqlBool> {
  return sql`case ${value} when ${sql.lit(status)} then true else false end`;
}

function statusBy({ by, is }: StatusRule): RawBuilder<unknown> {
  const cases = Object.entries(is).map(
    ([value, status]) => sql`when ${sql.lit(value)} then ${sql.lit(status)}`,
  );
  return sql`case ${facts[by]} ${sql.join(cases, sql` `)} end`;
}
