import { moveUnitsTo } from '#studio/offers/inventory/units.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { endPayDeadline, lockOrder, moveOrderTo } from '../orders.store.ts';
import { creditOf } from './invoice.ts';
import { invoiceContent, openInvoiceOf } from './invoices.queries.ts';
import { insertInvoice, lockInvoice, markInvoiceCredited } from './invoices.store.ts';

/** Of a session that is cancelled. `creditNote` null: it was never sent, so it is withdrawn. Null: none is open. */
export async function cancelInvoiceOf(
  c: Change,
  { bookingId, actor }: { bookingId: string; actor: string },
): Promise<{ number: number; creditNote: number | null } | null> {
  for (;;) {
    const open = await openInvoiceOf(c.tx, { bookingId });
    if (!open) return null;
    await lockOrder(c.tx, open.orderId);
    const invoice = await lockInvoice(c.tx, open.number);
    // A copy has replaced the order meanwhile.
    if (!invoice || invoice.order_id !== open.orderId) continue;
    const still = await openInvoiceOf(c.tx, { bookingId });
    if (still?.number !== open.number) continue;
    const ended = { ...open, actor, isCredited: invoice.sent_at !== null };
    return { number: open.number, creditNote: await endInvoice(c, ended) };
  }
}

/** Its order no longer waits, so reminders stop. The caller has locked both. Returns the credit note's number. */
export async function endInvoice(
  c: Change,
  invoice: { number: number; orderId: string; actor: string; isCredited: boolean },
): Promise<number | null> {
  const { number, orderId, actor, isCredited } = invoice;
  await moveOrderTo(c.tx, { orderId, to: 'lapsed', set: { settled_at: c.now } });
  await endPayDeadline(c.tx, orderId);
  await moveUnitsTo(c, { orderId, to: 'free' });
  await markInvoiceCredited(c, number);
  const content = creditOf(await invoiceContent(c.tx, number));
  const creditNote = isCredited ? await insertInvoice(c, { orderId, content, credits: number }) : null;
  const action = isCredited ? 'invoice.credited' : 'invoice.withdrawn';
  await audit(c, { actor, action, subject: `invoice:${number}`, details: { orderId } });
  return creditNote;
}
