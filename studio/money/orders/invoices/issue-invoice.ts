import type { Tx } from '#platform/db/database.ts';
import { dayOf, documentLine } from '../issue-receipt.ts';
import { orderLines } from '../orders.queries.ts';
import { awaitBuyer, type OrderRow } from '../orders.store.ts';
import { rateOn } from '../receipts.queries.ts';
import { type Company, payableUntil } from './invoice.ts';
import { invoiceSettings } from './invoice-settings.ts';
import { insertInvoice } from './invoices.store.ts';

export interface NewInvoice {
  company: Company;
  email: string;
  dueOn: Temporal.PlainDate;
}

/** Issues the invoice of an open order, which then waits for its payment. Returns its number. */
export async function issueInvoice(
  tx: Tx,
  { order, invoice }: { order: OrderRow; invoice: NewInvoice },
  now: Temporal.Instant,
): Promise<number> {
  const lines = await orderLines(tx, order.id);
  const { company, email, dueOn } = invoice;
  const discountMinor = lines.reduce((sum, line) => sum + line.discount_minor, 0);
  const content = {
    ...{ company, email, name: order.name, currency: order.currency, totalMinor: order.total_minor },
    vatMinor: lines.reduce((sum, line) => sum + line.vat_minor, 0),
    dkkPerUnit: await rateOn(tx, order.currency, dayOf(now)),
    lines: lines.map(documentLine),
    ...(discountMinor > 0 ? { discountMinor } : {}),
    payTo: (await invoiceSettings(tx)).payTo,
  };
  await awaitBuyer(tx, order.id, payableUntil(dueOn));
  return insertInvoice(tx, { orderId: order.id, content, dueOn }, now);
}
