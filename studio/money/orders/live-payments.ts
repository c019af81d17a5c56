import type { Tx } from '#platform/db/database.ts';
import { paymentsOfClaim } from '#studio/money/payments/payments.queries.ts';
import { movePaymentTo } from '#studio/money/payments/payments.store.ts';
import { moveOrderTo } from './orders.store.ts';

/** Abandons payments 'creating' and lapses their orders; skips those whose URL was handed out. */
export async function abandonUnopenedPayments(tx: Tx, claimId: string, now: Temporal.Instant): Promise<void> {
  const creating = await paymentsOfClaim(tx, claimId, ['creating']);
  for (const payment of creating) {
    if (!(await movePaymentTo(tx, { paymentId: payment.id, to: 'abandoned' }, now))) continue;
    await moveOrderTo(tx, { orderId: payment.order_id, to: 'lapsed', set: { settled_at: now } });
  }
}

/** True when the booking is paid or can still be paid. */
export async function hasLivePayment(tx: Tx, claimId: string): Promise<boolean> {
  return (await paymentsOfClaim(tx, claimId, ['open', 'authorised', 'captured'])).length > 0;
}
