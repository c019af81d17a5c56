import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { type ListKeys, type ListPage, type ListQuery, listPage } from '#studio/shared/lists/list.queries.ts';
import type { Currency } from '#studio/shared/money.ts';
import type { May } from '#studio/shared/who.ts';
import type { InvoiceContent, InvoiceStatus } from './invoice.ts';

/** Of `invoices` joined with `orders`. */
export const isOpenInvoice = sql<SqlBool>`(invoices.kind = 'invoice' and invoices.credited_at is null
  and orders.state in ('open', 'lapsed', 'voided'))`;

export function invoiceStatus(today: Temporal.PlainDate): RawBuilder<InvoiceStatus> {
  return sql`case
    when invoices.credited_at is not null and not exists (
      select from invoices as notes where notes.credits_number = invoices.number) then 'withdrawn'
    when invoices.credited_at is not null
      or (orders.state = 'refunded' and orders.refunded_minor >= orders.total_minor) then 'credited'
    when orders.state not in ('open', 'lapsed', 'voided') then 'paid'
    when invoices.due_on < ${today.toString()}::date then 'overdue'
    when invoices.sent_at is not null then 'sent'
    else 'not-sent' end`;
}

/** Null: none that is neither paid nor credited. */
export async function openInvoiceOf(q: Queries, subject: { orderId: string } | { bookingId: string }) {
  const row = await q
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.number', 'invoices.order_id as orderId', 'invoices.sent_at as sentAt'])
    .where(isOpenInvoice)
    .$if('orderId' in subject, (query) =>
      query.where('orders.id', '=', 'orderId' in subject ? subject.orderId : ''),
    )
    .$if('bookingId' in subject, (query) =>
      query.where('orders.booking_id', '=', 'bookingId' in subject ? subject.bookingId : ''),
    )
    .executeTakeFirst();
  return row ?? null;
}

export async function invoiceContent(q: Queries, number: number): Promise<InvoiceContent> {
  const row = await q
    .selectFrom('invoices')
    .select(content)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return row.content;
}

export interface InvoiceDocument {
  number: number;
  kind: 'invoice' | 'credit-note';
  content: InvoiceContent;
  issuedAt: Temporal.Instant;
  dueOn: Temporal.PlainDate | null;
  creditsNumber: number | null;
  language: 'da' | 'en';
}

const documentColumns = [
  'invoices.number',
  'invoices.kind',
  'invoices.issued_at as issuedAt',
  'invoices.credits_number as creditsNumber',
  'orders.language',
] as const;

const dueOn = sql<string | null>`invoices.due_on`.as('dueText');
const content = sql<InvoiceContent>`invoices.content`.as('content');

function documentOf<Row extends { dueText: string | null }>({ dueText, ...row }: Row) {
  return { ...row, dueOn: dueText === null ? null : Temporal.PlainDate.from(dueText) };
}

/** Invoices and their credit notes, by number. */
export async function invoicesOfOrder(q: Queries, orderId: string): Promise<InvoiceDocument[]> {
  const rows = await q
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select([...documentColumns, dueOn, content])
    .where('invoices.order_id', '=', orderId)
    .orderBy('invoices.number')
    .execute();
  return rows.map(documentOf);
}

/** What the owner and the emails state of an invoice or credit note; null: not found. */
export async function findInvoice(q: Queries, number: number, today: Temporal.PlainDate) {
  if (!Number.isSafeInteger(number)) return null;
  const row = await q
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select([...documentColumns, dueOn, content])
    .select(['invoices.sent_at as sentAt', 'invoices.credited_at as creditedAt'])
    .select(['orders.id as orderId', 'orders.number as orderNumber', 'orders.currency'])
    .select(['orders.booking_id as bookingId', 'orders.name', 'orders.email'])
    .select(invoiceStatus(today).as('status'))
    .select((select) =>
      select
        .selectFrom('invoices as notes')
        .select('notes.number')
        .whereRef('notes.credits_number', '=', 'invoices.number')
        .as('creditNote'),
    )
    .where('invoices.number', '=', number)
    .executeTakeFirst();
  return row ? documentOf(row) : null;
}

export interface ListedInvoice {
  number: number;
  company: string;
  currency: Currency;
  totalMinor: number;
  issuedAt: Temporal.Instant;
  dueOn: Temporal.PlainDate | null;
  status: InvoiceStatus;
}

export type InvoiceSort = 'issued';
export type InvoiceFilter = 'status';

const keys: ListKeys<InvoiceSort> = {
  sorts: { issued: { by: sql`invoices.issued_at`, kind: 'moment' } },
  id: { by: sql`invoices.number`, kind: 'number' },
};

/** Without credit notes. At most two statements. */
export async function listInvoices(
  q: Queries,
  _who: May<'orders'>,
  { listQuery, today }: { listQuery: ListQuery<InvoiceSort, InvoiceFilter>; today: Temporal.PlainDate },
): Promise<ListPage<ListedInvoice>> {
  const { status } = listQuery.filters;
  const page = await listPage(
    q
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .select(['invoices.number', 'orders.currency', 'orders.total_minor as totalMinor'])
      .select(['invoices.issued_at as issuedAt', dueOn, invoiceStatus(today).as('status')])
      .select(sql<string>`invoices.content->'company'->>'name'`.as('company'))
      .where('invoices.kind', '=', 'invoice')
      .$if(status !== undefined, (query) => query.where(sql<SqlBool>`${invoiceStatus(today)} = ${status}`)),
    listQuery,
    keys,
  );
  return { ...page, rows: page.rows.map(documentOf) };
}
