import { sql } from 'kysely';
import { type CheckRow, type Checks, limited, onlySubject } from './check.ts';

/** Longer than printing and shipping take. */
const daysToPrint = 21;

const orderColumns = sql`orders.id::text as subject_id, orders.id::text as order_id, orders.number as order_number`;

/** Print orders against shop orders. */
export const printChecks: Checks = {
  'print-order-missing': (checking) => sql<CheckRow>`
    select ${orderColumns} from orders
    where orders.state = 'paid'
      and exists (select 1 from order_lines join offers on offers.id = order_lines.offer_id
        where order_lines.order_id = orders.id and offers.kind = 'print-goods')
      and not exists (select 1 from print_orders where print_orders.order_id = orders.id)
      and not exists (select 1 from refunds where refunds.order_id = orders.id)
      ${onlySubject('orders.id', checking)} order by orders.created_at ${limited}`,
  'print-order-overdue': (checking) => sql<CheckRow>`
    select ${orderColumns}, print_orders.state as what
    from print_orders join orders on orders.id = print_orders.order_id
    where orders.state = 'paid'
      and ((print_orders.state = 'due' and print_orders.created_at < ${checking.now.subtract({ hours: 1 })})
        or (print_orders.state in ('placed', 'held', 'part-shipped')
          and print_orders.placed_at < ${checking.now.subtract({ hours: 24 * daysToPrint })}))
      ${onlySubject('orders.id', checking)} order by print_orders.created_at ${limited}`,
  'print-order-unpaid': (checking) => sql<CheckRow>`
    select ${orderColumns}, print_orders.state as what, print_orders.state = 'due' as is_not_placed
    from print_orders join orders on orders.id = print_orders.order_id
    where orders.state not in ('paid', 'refund-due')
      and print_orders.state in ('due', 'by-hand', 'placed', 'held', 'failed')
      ${onlySubject('orders.id', checking)} order by print_orders.created_at ${limited}`,
};
