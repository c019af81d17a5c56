import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Delivery, deliveryOfPrint } from './delivery.ts';

/** Authorised goods from stock: charged when the owner ships them. */
export const isToShip: RawBuilder<SqlBool> = sql`orders.state = 'authorised' and orders.capture = 'on-dispatch'`;

const printed = sql.join(
  Object.entries(deliveryOfPrint).map(
    ([state, delivery]) => sql`when ${sql.lit(state)} then ${sql.lit(delivery)}`,
  ),
  sql` `,
);

/** Null: nothing is shipped, or not paid for. */
export const deliveryOfOrder: RawBuilder<Delivery | null> = sql`case
  when ${isToShip} then 'to-ship'
  when orders.capture = 'on-dispatch' then (select 'shipped' from dispatches
    where dispatches.order_id = orders.id and dispatches.state = 'sent' limit 1)
  else (select case print_orders.state ${printed} end from print_orders
    where print_orders.order_id = orders.id) end`;
