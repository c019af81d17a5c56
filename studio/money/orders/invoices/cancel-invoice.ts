import type { Tx } from '#platform/db/database.ts';
import { moveUnitsTo } from '#studio/offers/inventory/units.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { endPayDeadline, lockOrder, moveOrderTo } from '../orders.store.ts';
import { creditOf } from './invoice.ts';
import { invoiceContent, openInvoiceOf } from './invoices.queries.ts';
import { insertInvoice, lockInvoice, markInvoiceCredited } from './invoices.store.ts';

/** Of a session that is cancelled. `creditNote` null: it was never sent, so it is withdrawn. Null: none is open. */
export async function cancelInvoiceOf(
  tx: Tx,
  { bookingId, actor }: { bookingId: string; actor: string },
  now: Temporal.Instant,
): Promise<{ number: number; creditNote: number | null } | null> {
  for (;;) {
    const open = await openInvoiceOf(tx, { bookingId });
    if (!open) return null;
    await lockOrder(tx, open.orderId);
    const invoice = await lockInvoice(tx, open.number);
    // A copy has replaced the order meanwhile.
    if (!invoice || invoice.order_id !== open.orderId) continue;
    const still = await openInvoiceOf(tx, { bookingId });
    if (still?.number !== open.number) continue;
    const ended = { ...open, actor, isCredited: invoice.sent_at !== null };
    return { number: open.number, creditNote: await endInvoice(tx, ended, now) };
  }
}

/** Its order no longer waits, so reminders stop. The caller has locked both. Returns the credit note's number. */
export async function endInvoice(
  tx: Tx,
  invoice: { number: number; orderId: string; actor: string; isCredited: boolean },
  now: Temporal.Instant,
): Promise<number | null> {
  const { number, orderId, actor, isCredited } = invoice;
  await moveOrderTo(tx, { orderId, to: 'lapsed', set: { settled_at: now } });
  await endPayDeadline(tx, orderId);
  await moveUnitsTo(tx, { orderId, to: 'free' }, now);
  await markInvoiceCredited(tx, number, now);
  const content = creditOf(await invoiceContent(tx, number));
  const creditNote = isCredited ? await insertInvoice(tx, { orderId, content, credits: number }, now) : null;
  const action = isCredited ? 'invoice.credited' : 'invoice.withdrawn';
  await audit(tx, { at: now, actor, action, subject: `invoice:${number}`, details: { orderId } });
  return creditNote;
}
