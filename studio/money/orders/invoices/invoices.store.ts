import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { Write } from '#studio/shared/change.ts';
import type { InvoiceContent } from './invoice.ts';

type NewInvoice = { orderId: string; content: InvoiceContent } & (
  | { dueOn: Temporal.PlainDate; credits?: never }
  | { credits: number; dueOn?: never }
);

/** An invoice or its credit note. Gapless numbers: the counter row is the last lock of a transaction. */
export async function insertInvoice({ tx, now }: Write, invoice: NewInvoice): Promise<number> {
  const { last_number: number } = await tx
    .updateTable('invoice_counter')
    .set((set) => ({ last_number: set('last_number', '+', 1) }))
    .where('id', '=', 1)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('invoices')
    .values({
      number,
      kind: invoice.dueOn ? 'invoice' : 'credit-note',
      order_id: invoice.orderId,
      credits_number: invoice.credits ?? null,
      due_on: invoice.dueOn?.toString() ?? null,
      content: json(invoice.content),
      issued_at: now,
    })
    .execute();
  return number;
}

/** After its order, which a copy may have replaced meanwhile. */
export async function lockInvoice(tx: Tx, number: number) {
  return tx.selectFrom('invoices').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();
}

/** The first timestamp is kept. */
export async function markInvoiceSent({ tx, now }: Write, number: number): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ sent_at: now })
    .where('number', '=', number)
    .where('sent_at', 'is', null)
    .execute();
}

export async function markInvoiceCredited({ tx, now }: Write, number: number): Promise<void> {
  await tx.updateTable('invoices').set({ credited_at: now }).where('number', '=', number).execute();
}

/** With their reminders, to the copy that takes the place of a lapsed order. */
export async function moveInvoices(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable('invoices').set({ order_id: to }).where('order_id', '=', from).execute();
  await tx.updateTable('payment_reminders').set({ order_id: to }).where('order_id', '=', from).execute();
}
