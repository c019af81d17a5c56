import { PaymentRefused } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { correctRefunded, lockOrder, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder, paymentToSettle } from '#studio/money/payments/payments.queries.ts';
import { correctPaymentRefunded } from '#studio/money/payments/payments.store.ts';
import { providerOf } from '#studio/money/payments/retrieve-status.ts';
import { hasUnsettledRefund, refundedIn } from '#studio/money/refunds/refunds.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { differenceNow, type RepairRefusal } from './difference-now.ts';

/** Sets what an order says was refunded to the sum of its refunds. Moves no money and sends no email. Null: done. */
export async function correctRefundAmount(world: World, orderId: string): Promise<RepairRefusal | null> {
  return change(world, system, async (c) => {
    const order = await lockOrder(c.tx, orderId);
    const found = await differenceNow(c, 'refund-amount', orderId);
    if (!order || !found) return 'gone';
    const { foundMinor = 0 } = found.details;
    if (foundMinor > order.total_minor) return 'over-total';
    await correctRefunded(c.tx, orderId, foundMinor);
    for (const { id: paymentId } of await paymentsOfOrder(c.tx, orderId)) {
      await correctPaymentRefunded(c.tx, {
        paymentId,
        refundedMinor: await refundedIn(c.tx, paymentId, ['succeeded']),
      });
    }
    if (foundMinor > 0) await moveOrderTo(c.tx, { orderId, to: 'refund-due' });
    if (foundMinor > 0 && !(await hasUnsettledRefund(c.tx, orderId)))
      await moveOrderTo(c.tx, { orderId, to: 'refunded' });
    return null;
  });
}

/** Two calls at once refund once: what the provider has refunded is part of the idempotency key. Null: done. */
export async function sendMissingRefund(world: World, paymentId: string): Promise<RepairRefusal | null> {
  const payment = await paymentToSettle(world.db.query, paymentId);
  const provider = payment && providerOf(world, payment);
  if (!provider || !payment.session_id) return 'gone';
  // Before the provider is asked, so that a refund sent meanwhile is not sent twice.
  const recordedMinor = await refundedIn(world.db.query, paymentId, ['succeeded', 'pending']);
  const status = await provider.retrieve(payment.session_id);
  const amountMinor = recordedMinor - status.refundedMinor;
  if (amountMinor <= 0) return 'gone';
  if (!status.intentId) return 'refused-by-provider';
  try {
    const key = `refund-missing:${paymentId}:${status.refundedMinor}`;
    const sent = await provider.refund(status.intentId, amountMinor, key);
    if (sent.status === 'failed') return 'refused-by-provider';
    const details = { amountMinor, currency: payment.currency, providerRefundId: sent.refundId };
    const subject = `order:${payment.order_id}`;
    await change(world, system, (c) =>
      audit(c, { actor: 'owner', action: 'order.refunded', subject, details }),
    );
    return null;
  } catch (error) {
    if (error instanceof PaymentRefused) return 'refused-by-provider';
    throw error;
  }
}
