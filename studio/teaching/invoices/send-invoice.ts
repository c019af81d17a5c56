import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { lockInvoice, markInvoiceSent } from '#studio/money/orders/invoices/invoices.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import type { May } from '#studio/shared/who.ts';

export type SendInvoiceOutcome = { ok: true } | { ok: false; refusal: 'not-found' | 'not-open' };

/** Emails the invoice, once per `once`. A credited or withdrawn one is refused. */
export async function sendInvoice(
  world: World,
  who: May<'orders'>,
  { number, once }: { number: number; once: string | null },
): Promise<SendInvoiceOutcome> {
  return change(world, who, async (c): Promise<SendInvoiceOutcome> => {
    const invoice = await lockInvoice(c.tx, number);
    if (invoice?.kind !== 'invoice') return { ok: false, refusal: 'not-found' };
    if (invoice.credited_at) return { ok: false, refusal: 'not-open' };
    await runOnce(c.tx, {
      key: once,
      at: c.now,
      make: () => emailInvoice(c, number),
    });
    return { ok: true };
  });
}

/** Returns the id of the sending. */
export async function emailInvoice(c: Change, number: number): Promise<string> {
  const sendingId = randomUUID();
  await publish(c, { type: 'invoice.sent', number, sendingId });
  await markInvoiceSent(c, number);
  await audit(c, { action: 'invoice.sent', subject: `invoice:${number}` });
  return sendingId;
}
