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

/** Checks only the order states that can have the status. */
export function hasStatus(status: OrderStatus): RawBuilder<SqlBool> {
  const states = rules.flatMap(([state, { is }]) =>
    (Object.values(is) as OrderStatus[]).includes(status) ? [sql.lit(state)] : [],
  );
  // PostgreSQL takes an equality with an expression to be rare, and would sort all orders; a case counts as half.
  return sql`orders.state in (${sql.join(states)}) and case ${orderStatus} when ${status} then true else false end`;
}

function statusBy({ by, is }: StatusRule): RawBuilder<unknown> {
  const cases = Object.entries(is).map(
    ([value, status]) => sql`when ${sql.lit(value)} then ${sql.lit(status)}`,
  );
  return sql`case ${facts[by]} ${sql.join(cases, sql` `)} end`;
}
