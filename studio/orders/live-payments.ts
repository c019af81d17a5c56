import type { Tx } from '#platform/db/database.ts';
import { movePaymentTo } from '#studio/payments/payments.store.ts';
import { moveOrderTo } from './orders.store.ts';

/** Abandons payments 'creating' and lapses their orders; skips those whose URL was handed out. */
export async function abandonUnopenedPayments(tx: Tx, claimId: string, now: Temporal.Instant): Promise<void> {
  const creating = await paymentsOfClaim(tx, claimId).where('payments.state', '=', 'creating').execute();
  for (const payment of creating) {
    if (!(await movePaymentTo(tx, payment.id, 'abandoned', now))) continue;
    await moveOrderTo(tx, payment.order_id, 'lapsed', { settled_at: now });
  }
}

/** True when the booking is paid or can still be paid. */
export async function hasLivePayment(tx: Tx, claimId: string): Promise<boolean> {
  const live = await paymentsOfClaim(tx, claimId)
    .where('payments.state', 'in', ['open', 'authorised', 'captured'])
    .executeTakeFirst();
  return live !== undefined;
}

function paymentsOfClaim(tx: Tx, claimId: string) {
  return tx
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.order_id', 'payments.order_id')
    .select(['payments.id', 'payments.order_id', 'payments.state', 'payments.session_id'])
    .where('bookings.claim_id', '=', claimId);
}
