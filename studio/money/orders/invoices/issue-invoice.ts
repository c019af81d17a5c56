import type { Write } from '#studio/shared/change.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { documentLine } from '../issue-receipt.ts';
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
export async function issueInvoice(c: Write, order: OrderRow, invoice: NewInvoice): Promise<number> {
  const lines = await orderLines(c.tx, order.id);
  const { company, email, dueOn } = invoice;
  const discountMinor = lines.reduce((sum, line) => sum + line.discount_minor, 0);
  const content = {
    company,
    email,
    name: order.name,
    currency: order.currency,
    totalMinor: order.total_minor,
    vatMinor: lines.reduce((sum, line) => sum + line.vat_minor, 0),
    dkkPerUnit: await rateOn(c.tx, order.currency, studioDay(c.now)),
    lines: lines.map(documentLine),
    ...(discountMinor > 0 ? { discountMinor } : {}),
    payTo: (await invoiceSettings(c.tx)).payTo,
  };
  await awaitBuyer(c.tx, order.id, payableUntil(dueOn));
  return insertInvoice(c, { orderId: order.id, content, dueOn });
}
