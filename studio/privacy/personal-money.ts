import { type RawBuilder, sql } from 'kysely';
import { keep, nothing, type PersonalTable, text } from './personal-table.ts';
import { ordersOfPerson } from './rows-of-person.ts';

/** Found through its order; kept under the Bookkeeping Act except for blanked columns. */
function record(
  table: string,
  withheld: readonly string[] = [],
  set?: Readonly<Record<string, RawBuilder<unknown>>>,
): PersonalTable {
  const erase = set ? ([{ act: 'blank', set }] as const) : keep;
  return { table, mine: ordersOfPerson('order_id'), withheld, erase, kept: 'bookkeeping' };
}

export const moneyTables: readonly PersonalTable[] = [
  {
    table: 'test_checkout_sessions',
    mine: ({ emails }) => sql`payment_id in (select payments.id::text from payments
      join orders on orders.id = payments.order_id where lower(orders.email) = any(${emails}::text[]))`,
    withheld: 'all',
    erase: [{ act: 'blank', set: { payer_email: nothing, payer_name: nothing } }],
    kept: 'nobodys',
  },
  record('order_lines'),
  record('payments', ['return_token_hash', 'url', 'session_id', 'intent_id'], { url: nothing }),
  record('refunds', ['provider_refund_id']),
  record('receipts'),
  record('plans', ['subscription_id']),
  record('instalments', ['invoice_id', 'pay_url'], { pay_url: nothing }),
  record('dispatches', [], { tracking_number: text(''), tracking_url: text('') }),
  record('print_shipments', [], { tracking_number: text(''), tracking_url: nothing }),
];
