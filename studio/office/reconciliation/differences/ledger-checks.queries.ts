import { sql } from 'kysely';
import { type CheckRow, type Checks, limited, onlySubject } from './check.ts';

const orderColumns = sql`orders.id::text as subject_id, orders.id::text as order_id, orders.number as order_number,
  orders.currency`;
/** A plan is paid over months; its charges are followed by the subscription. */
const withoutPlan = sql`not exists (select 1 from plans where plans.order_id = orders.id)`;

/** Ledger, orders, receipts and refunds against payments. */
export const ledgerChecks: Checks = {
  'order-not-granted': (checking) => sql<CheckRow>`
    select ${orderColumns} from orders
    where orders.state = 'paid' and orders.booking_id is null and coalesce(orders.instalment, 1) = 1
      and exists (select 1 from order_lines join offers on offers.id = order_lines.offer_id
        where order_lines.order_id = orders.id and offers.grants in ('credit', 'enrolment', 'seat', 'gift-card'))
      and not exists (select 1 from entitlements where entitlements.order_id = orders.id)
      and not exists (select 1 from refunds where refunds.order_id = orders.id)
      ${onlySubject('orders.id', checking)} order by orders.created_at ${limited}`,
  'order-amount': (checking) => sql<CheckRow>`
    select * from (select ${orderColumns}, orders.total_minor as expected_minor,
        (select coalesce(sum(captured_minor), 0) from payments
          where payments.order_id = orders.id and payments.state = 'captured')
          - (select coalesce(sum(amount_minor), 0) from corrections where corrections.order_id = orders.id)
          as found_minor
      from orders where orders.state in ('paid', 'refund-due', 'refunded') and ${withoutPlan}
        ${onlySubject('orders.id', checking)}) as compared
    where expected_minor <> found_minor ${limited}`,
  'refund-amount': (checking) => sql<CheckRow>`
    select * from (select ${orderColumns}, orders.refunded_minor as expected_minor,
        (select coalesce(sum(amount_minor), 0) from refunds
          where refunds.order_id = orders.id and refunds.state = 'succeeded') as found_minor
      from orders where orders.state in ('paid', 'refund-due', 'refunded')
        ${onlySubject('orders.id', checking)}) as compared
    where expected_minor <> found_minor ${limited}`,
  // Every session booked with a credit is spent once, and one given back is returned.
  'credit-count': (checking) => sql<CheckRow>`
    select * from (select entitlements.id::text as subject_id, orders.id::text as order_id,
        orders.number as order_number,
        (select coalesce(-sum(delta), 0) from ledger_entries
          where entitlement_id = entitlements.id and reason in ('spent', 'returned', 'corrected')) as found_count,
        (select count(*) from bookings where bookings.entitlement_id = entitlements.id
          and not exists (select 1 from ledger_entries
            where ledger_entries.booking_id = bookings.id and reason = 'returned')) as expected_count
      from entitlements left join orders on orders.id = entitlements.order_id
      where entitlements.kind = 'credit' ${onlySubject('entitlements.id', checking)}) as compared
    where expected_count <> found_count ${limited}`,
  'gift-card-amount': (checking) => sql<CheckRow>`
    select * from (select entitlements.id::text as subject_id, orders.id::text as order_id,
        orders.number as order_number, entitlements.currency,
        (select coalesce(-sum(delta), 0) from ledger_entries
          where entitlement_id = entitlements.id and reason in ('spent', 'released', 'corrected')) as found_minor,
        (select coalesce(sum(gift_card_minor), 0) from orders as charged
          where charged.gift_card_id = entitlements.id and charged.state not in ('lapsed', 'voided'))
          as expected_minor
      from entitlements left join orders on orders.id = entitlements.order_id
      where entitlements.kind = 'gift-card' ${onlySubject('entitlements.id', checking)}) as compared
    where expected_minor <> found_minor ${limited}`,
  'receipt-missing': (checking) => sql<CheckRow>`
    select ${orderColumns} from orders
    where orders.state in ('paid', 'refund-due', 'refunded') and ${withoutPlan}
      and not exists (select 1 from receipts where receipts.order_id = orders.id and receipts.kind = 'receipt')
      ${onlySubject('orders.id', checking)} order by orders.created_at ${limited}`,
  'credit-note-missing': (checking) => sql<CheckRow>`
    select refunds.id::text as subject_id, orders.id::text as order_id, orders.number as order_number,
      orders.currency, refunds.amount_minor as expected_minor
    from refunds join orders on orders.id = refunds.order_id
    where refunds.state = 'succeeded'
      and not exists (select 1 from receipts where receipts.refund_id = refunds.id)
      ${onlySubject('refunds.id', checking)} order by refunds.created_at ${limited}`,
  'refund-overdue': (checking) => sql<CheckRow>`
    select refunds.id::text as subject_id, orders.id::text as order_id, orders.number as order_number,
      orders.currency, refunds.amount_minor as expected_minor
    from refunds join orders on orders.id = refunds.order_id
    where refunds.state in ('due', 'pending') and refunds.changed_at < ${checking.now.subtract({ hours: 1 })}
      ${onlySubject('refunds.id', checking)} order by refunds.created_at ${limited}`,
};
