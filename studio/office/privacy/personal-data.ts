import { type RawBuilder, sql } from 'kysely';
import { orderStatus } from '#studio/money/orders/order-status.queries.ts';
import { applicationTables } from './application-tables.ts';
import { conversationTables } from './conversation-tables.ts';
import { newsletterTables } from './newsletter-tables.ts';
import {
  byEmail,
  byUser,
  type Condition,
  either,
  emptyList,
  keep,
  nothing,
  type PersonalTable,
  remove,
  text,
  through,
} from './personal-table.ts';
import { secretLinks } from './secret-links-table.ts';
import { sessionTables } from './session-tables.ts';

const ordersOfPerson = (column: string): Condition =>
  through(column, { table: 'orders', key: 'id', mine: byEmail('email') });
const entitlementsOfPerson = (column: string): Condition =>
  through(column, { table: 'entitlements', key: 'id', mine: either(byEmail('email'), byUser('user_id')) });
const moneyTables: readonly PersonalTable[] = [
  {
    table: 'test_checkout_sessions',
    mine: ({ emails }) => sql`payment_id in (select payments.id::text from payments
      join orders on orders.id = payments.order_id where lowercase(orders.email) = any(${emails}::text[]))`,
    withheld: 'all',
    erase: [{ act: 'blank', set: { payer_email: nothing, payer_name: nothing } }],
    retainedAs: 'anonymous',
  },
  {
    table: 'email_corrections',
    mine: either(byEmail('former_email'), ordersOfPerson('order_id')),
    withheld: 'all',
    erase: remove,
  },
  { table: 'order_answers', mine: ordersOfPerson('order_id'), erase: remove },
  record('order_lines'),
  record('payments', ['return_token_hash', 'payer_hash', 'url', 'session_id', 'intent_id'], { url: nothing }),
  {
    // Of the buyer and of the recipient. One not delivered yet still needs its address.
    table: 'gift_cards',
    mine: either(ordersOfPerson('order_id'), byEmail('recipient_email')),
    withheld: ['code_hash'],
    erase: [
      {
        act: 'blank',
        set: { recipient_name: text(''), recipient_email: text(''), message: text('') },
        where: sql`(delivered_at is not null or entitlement_id is null)`,
      },
    ],
    retainedAs: 'bookkeeping',
  },
  record('refunds', ['provider_refund_id', 'note'], { note: text('') }),
  record('receipts'),
  record('invoices'),
  { table: 'attendances', mine: ordersOfPerson('order_id'), erase: remove },
  record('plans', ['subscription_id']),
  record('instalments', ['invoice_id', 'pay_url'], { pay_url: nothing }),
  record('dispatches', [], { tracking_number: text(''), tracking_url: text('') }),
  record('print_shipments', [], { tracking_number: text(''), tracking_url: nothing }),
];

/* Every table with its rows of one person; a test compares it with the schema. In erasure order: dependents first. */
export const personalTables: readonly PersonalTable[] = [
  secretLinks,
  {
    table: 'tasks',
    mine: ({ emails }) => sql`(lowercase(details->>'email') = any(${emails}::text[]) or subject_id in (
      select id::text from bookings where lowercase(email) = any(${emails}::text[])
      union all select id::text from orders where lowercase(email) = any(${emails}::text[])
      union all select id::text from applications where lowercase(email) = any(${emails}::text[])
      union all select id::text from stories where lowercase(email) = any(${emails}::text[])))`,
    withheld: ['done_by'],
    erase: [
      { act: 'blank', set: { details: sql`details - 'name' - 'email'` } },
      {
        act: 'blank',
        set: { state: text('done'), done_at: sql`now()`, done_by: text('system') },
        where: sql`kind = 'decide-story' and state = 'open'`,
      },
    ],
    retainedAs: 'anonymous',
  },
  {
    // The row stays so that no email is sent twice.
    table: 'emails',
    mine: either(byEmail('recipient'), byEmail('reply_to')),
    withheld: [
      'html',
      'body',
      'attachments',
      'headers',
      'dedupe_key',
      'message_id',
      'last_error',
      'reply_to',
    ],
    erase: [
      {
        act: 'blank',
        set: {
          recipient: text(''),
          reply_to: nothing,
          subject: text(''),
          html: nothing,
          body: nothing,
          attachments: text('[]'),
          headers: text('{}'),
          last_error: nothing,
          state: text('sent'),
        },
      },
    ],
    retainedAs: 'anonymous',
  },
  ...moneyTables,
  ...applicationTables,
  { table: 'guests', mine: ({ emails }) => sql`id = any(${emails}::text[])`, withheld: 'all', erase: remove },
  {
    // Deleted without an order; with one, an anonymized row still ties order and seat together.
    table: 'applications',
    mine: byEmail('email'),
    withheld: ['digest'],
    erase: [
      {
        act: 'remove',
        where: sql`not exists (select 1 from orders where application_id = applications.id)
          and not exists (select 1 from units where application_id = applications.id)`,
      },
      {
        act: 'blank',
        set: {
          first_name: text(''),
          last_name: text(''),
          email: text(''),
          phone: text(''),
          answers: text('{}'),
          additional_answers: text('[]'),
          digest: text(''),
        },
      },
    ],
    retainedAs: 'anonymous',
  },
  {
    table: 'ledger_entries',
    mine: either(entitlementsOfPerson('entitlement_id'), ordersOfPerson('order_id')),
    erase: keep,
    retainedAs: 'anonymous',
  },
  ...sessionTables,
  {
    table: 'entitlements',
    mine: either(byEmail('email'), byUser('user_id')),
    erase: [{ act: 'blank', set: { email: text(''), user_id: nothing } }],
    retainedAs: 'anonymous',
  },
  {
    table: 'orders',
    mine: byEmail('email'),
    withheld: ['address_hash', 'wider_networks', 'checkout_key', 'checkout_digest', 'cart_id'],
    computed: { status: orderStatus },
    erase: [
      {
        act: 'blank',
        set: {
          name: text(''),
          email: text(''),
          ships_to: nothing,
          address_hash: nothing,
          wider_networks: emptyList,
          checkout_digest: nothing,
        },
      },
    ],
    retainedAs: 'bookkeeping',
  },
  { table: 'suppressed_addresses', mine: byEmail('email'), erase: remove },
  { table: 'confirmed_addresses', mine: byEmail('email'), erase: remove },
  ...conversationTables,
  ...newsletterTables,
  { table: 'date_notices', mine: byEmail('email'), erase: remove },
  { table: 'quote_requests', mine: byEmail('email'), erase: remove },
  { table: 'waiting_list_entries', mine: byEmail('email'), erase: remove },
  {
    table: 'magazine_texts',
    mine: through('item_id', { table: 'stories', key: 'item_id', mine: byEmail('email') }),
    erase: remove,
  },
  {
    table: 'magazine_items',
    mine: through('id', { table: 'stories', key: 'item_id', mine: byEmail('email') }),
    erase: [{ act: 'blank', set: { state: text('withdrawn'), author: nothing } }],
    retainedAs: 'anonymous',
  },
  {
    table: 'magazine_uploads',
    mine: through('id', { table: 'stories', key: 'upload_id', mine: byEmail('email') }),
    withheld: ['file_key', 'token_hash'],
    erase: remove,
    file: { key: 'file_key', name: 'name' },
  },
  { table: 'stories', mine: byEmail('email'), erase: remove },
  {
    // The declaration stays with the order's records, without the name.
    table: 'withdrawals',
    mine: byEmail('email'),
    withheld: ['submission'],
    erase: [
      { act: 'remove', where: sql`order_id is null` },
      { act: 'blank', set: { email: text(''), name: text(''), part: text('') } },
    ],
    retainedAs: 'bookkeeping',
  },
  { table: 'imported_students', mine: byEmail('email'), erase: remove },
  {
    table: 'student_details',
    mine: byEmail('email'),
    withheld: ['version'],
    erase: remove,
  },
  {
    table: 'journal_entries',
    mine: byUser('user_id'),
    withheld: ['user_id', 'client_id', 'revision'],
    erase: remove,
  },
  { table: 'completions', mine: byUser('user_id'), withheld: ['user_id'], erase: remove },
  { table: 'goals', mine: byUser('user_id'), withheld: ['user_id'], erase: remove },
  { table: 'shared_progress', mine: byUser('user_id'), withheld: ['user_id'], erase: remove },
  { table: 'sign_ups', mine: byEmail('email'), withheld: ['password_hash', 'browser_hash'], erase: remove },
  { table: 'email_changes', mine: byUser('user_id'), withheld: ['user_id'], erase: remove },
  { table: 'former_emails', mine: byUser('user_id'), withheld: ['user_id'], erase: remove },
  {
    table: 'totp_secrets',
    mine: byUser('user_id'),
    withheld: ['user_id', 'secret', 'last_step'],
    erase: remove,
  },
  { table: 'recovery_codes', mine: byUser('user_id'), withheld: 'all', erase: remove },
  {
    table: 'push_devices',
    mine: byUser('user_id'),
    withheld: ['id', 'user_id', 'session_id', 'subscription', 'endpoint_hash'],
    erase: remove,
  },
  { table: 'sessions', mine: byUser('user_id'), withheld: ['token', 'id', 'user_id'], erase: remove },
  {
    table: 'accounts',
    mine: byUser('user_id'),
    withheld: 'all',
    erase: remove,
  },
  {
    // better-auth writes the address or the account id into either column.
    table: 'verifications',
    mine: ({ emails, userId }) =>
      sql`(exists (select 1 from unnest(${emails}::text[]) as theirs (email)
        where position(theirs.email in lowercase(identifier)) > 0 or position(theirs.email in lowercase(value)) > 0)
        or value = ${userId} or identifier = ${userId})`,
    withheld: 'all',
    erase: remove,
  },
  {
    table: 'audit_log',
    mine: ({ userId }) => sql`(actor = ${userId} or subject = 'user:' || ${userId})`,
    withheld: ['details'],
    erase: keep,
    retainedAs: 'accountability',
  },
  { table: 'users', mine: byUser('id'), erase: remove },
];

/** Found through its order; kept under the Bookkeeping Act except for blanked columns. */
function record(
  table: string,
  withheld: readonly string[] = [],
  set?: Readonly<Record<string, RawBuilder<unknown>>>,
): PersonalTable {
  const erase = set ? ([{ act: 'blank', set }] as const) : keep;
  return { table, mine: ordersOfPerson('order_id'), withheld, erase, retainedAs: 'bookkeeping' };
}
