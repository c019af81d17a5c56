import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import type { May } from '#studio/shared/who.ts';
import type { InvoiceContent, InvoiceStatus } from './invoice.ts';
import { invoiceStatus } from './invoices.queries.ts';

export interface IssuedInvoice {
  number: number;
  kind: 'invoice' | 'credit-note';
  creditsNumber: number | null;
  orderNumber: string;
  issuedAt: Temporal.Instant;
  dueOn: string | null;
  content: InvoiceContent;
  status: InvoiceStatus;
}

const invoicesPerRead = 1_000;

/** Invoices and their credit notes in the order of their numbers, read in parts. */
export async function* invoicesBetween(
  q: Queries,
  _who: May<'orders'>,
  { from, until, today }: { from: Temporal.Instant; until: Temporal.Instant; today: Temporal.PlainDate },
): AsyncGenerator<IssuedInvoice> {
  let after = 0;
  for (;;) {
    const rows = await q
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.id', 'invoices.order_id')
      .select(['invoices.number', 'invoices.kind', 'credits_number as creditsNumber'])
      .select(['orders.number as orderNumber', 'issued_at as issuedAt', 'due_on as dueOn'])
      .select([sql<InvoiceContent>`invoices.content`.as('content'), invoiceStatus(today).as('status')])
      .where('issued_at', '>=', from)
      .where('issued_at', '<', until)
      .where('invoices.number', '>', after)
      .orderBy('invoices.number')
      .limit(invoicesPerRead)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < invoicesPerRead) return;
    after = last.number;
  }
}

/** The newest months with invoices or credit notes, and how many of them. */
export async function invoiceMonths(
  q: Queries,
  _who: May<'orders'>,
  most: number,
): Promise<Array<{ month: string; count: number }>> {
  const { rows } = await sql<{ month: string; count: number }>`
    select to_char(issued_at at time zone ${studioTimeZone}::text, 'YYYY-MM') as month, count(*)::int as count
    from invoices group by 1 order by 1 desc limit ${most}`.execute(q);
  return rows;
}
