import type { World } from '#platform/world.ts';
import { endInvoice } from '#studio/money/orders/invoices/cancel-invoice.ts';
import { findInvoice } from '#studio/money/orders/invoices/invoices.queries.ts';
import { lockInvoice } from '#studio/money/orders/invoices/invoices.store.ts';
import { lockOrder, lockPaying } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { change } from '#studio/shared/change.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { May } from '#studio/shared/who.ts';

/** checkout-open: the customer can still pay on a page that is open. */
export type CreditRefusal = 'not-found' | 'not-open' | 'checkout-open';
export type CreditInvoiceOutcome = { ok: true; number: number } | { ok: false; refusal: CreditRefusal };

/**
 * Cancels an unpaid invoice by a credit note of the same series: its order no longer waits, and nothing enters the
 * ledger. A paid one is refunded on its order's page. Returns the credit note's number.
 */
export async function creditInvoice(
  world: World,
  who: May<'orders'>,
  number: number,
): Promise<CreditInvoiceOutcome> {
  return change(world, who, async (c): Promise<CreditInvoiceOutcome> => {
    const found = await findInvoice(c.tx, number, studioDay(c.now));
    if (found?.kind !== 'invoice') return { ok: false, refusal: 'not-found' };
    const { orderId } = found;
    await lockPaying(c.tx, orderId);
    const order = await lockOrder(c.tx, orderId);
    const invoice = await lockInvoice(c.tx, number);
    if (invoice?.order_id !== orderId) return { ok: false, refusal: 'checkout-open' };
    if (invoice.credited_at || !order || !['open', 'lapsed', 'voided'].includes(order.state))
      return { ok: false, refusal: 'not-open' };
    const live = await paymentsOfOrder(c.tx, orderId, ['creating', 'open', 'authorised', 'captured']);
    if (live.length > 0) return { ok: false, refusal: 'checkout-open' };
    const creditNote = await endInvoice(c, { number, orderId, actor: 'owner', isCredited: true });
    if (creditNote === null) throw new Error('a credited invoice has no credit note');
    return { ok: true, number: creditNote };
  });
}
