import type { Tx } from '#platform/db/database.ts';
import { paymentsOfClaim } from '#studio/money/payments/payments.queries.ts';
import { movePaymentTo } from '#studio/money/payments/payments.store.ts';
import type { Write } from '#studio/shared/change.ts';
import { moveOrderTo } from './orders.store.ts';

/** Abandons payments 'creating' and lapses their orders; skips those whose URL was handed out. */
export async function abandonUnopenedPayments(c: Write, claimId: string): Promise<void> {
  const creating = await paymentsOfClaim(c.tx, claimId, ['creating']);
  for (const payment of creating) {
    if (!(await movePaymentTo(c, { paymentId: payment.id, to: 'abandoned' }))) continue;
    await moveOrderTo(c.tx, { orderId: payment.order_id, to: 'lapsed', set: { settled_at: c.now } });
  }
}

/** True when the booking is paid or can still be paid. */
export async function hasLivePayment(tx: Tx, claimId: string): Promise<boolean> {
  return (await paymentsOfClaim(tx, claimId, ['open', 'authorised', 'captured'])).length > 0;
}
