import { PaymentRefused } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { issueCreditNoteFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines, orderToName } from '#studio/money/orders/orders.queries.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { lockPayment } from '#studio/money/payments/payments.store.ts';
import {
  closeProviderOutageTask,
  withProviderOutageTask,
} from '#studio/money/payments/provider-unavailable.ts';
import { providerOf } from '#studio/money/payments/retrieve-status.ts';
import { recordRefund } from '#studio/money/refunds/record-refund.ts';
import { refundToSend } from '#studio/money/refunds/refunds.queries.ts';
import { lockRefund, moveRefundTo } from '#studio/money/refunds/refunds.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { settlePayment } from './settle-payment.ts';

export type RefundOutcome = 'succeeded' | 'pending' | 'refused' | 'already' | 'unknown';

/**
 * Sends and records a refund. Idempotent: the key changes only after a definite answer.
 * @throws PaymentUnavailable or PaymentRefused when the provider does not answer, is not connected or refuses the key:
 * the job and the reconciler retry
 */
export async function sendRefund(world: World, refundId: string): Promise<RefundOutcome> {
  const refund = await refundToSend(world.db.query, refundId);
  if (!refund) return 'unknown';
  if (refund.state === 'succeeded') return 'already';
  if (refund.state === 'refused') return 'refused';
  if (refund.provider === 'manual')
    return refuseRefund(world, { refundId, reason: 'taken at the lesson', kind: 'refund-manual' });
  // Marked as paid in the provider's dashboard, so there is no charge to refund.
  if (!refund.intent_id) return refuseRefund(world, { refundId, reason: 'no charge at the provider' });
  const { intent_id: intentId, payment_id: paymentId } = refund;
  return withProviderOutageTask(world, paymentId, async () => {
    const provider = providerOf(world, refund);
    if (!provider) return refuseRefund(world, { refundId, reason: 'another provider' });
    try {
      const key = `refund:${refundId}:${refund.attempts}`;
      const sent = await provider.refund(intentId, refund.amount_minor, key);
      if (sent.status === 'failed')
        return refuseRefund(world, { refundId, reason: 'failed at the provider' });
      return await keepRefund(world, { refundId, status: sent.status, providerRefundId: sent.refundId });
    } catch (error) {
      if (!(error instanceof PaymentRefused) || error.isKeyRefused) throw error;
      const outcome = await refuseRefund(world, { refundId, reason: error.code ?? error.message });
      await settlePayment(world, paymentId);
      return outcome;
    }
  });
}

async function keepRefund(
  world: World,
  {
    refundId,
    status,
    providerRefundId,
  }: { refundId: string; status: 'pending' | 'succeeded'; providerRefundId: string },
): Promise<RefundOutcome> {
  return change(world, system, async (c) => {
    const at = await refundToSend(c.tx, refundId);
    const order = at && (await lockOrder(c.tx, at.order_id));
    if (at) await lockPayment(c.tx, at.payment_id);
    const refund = await lockRefund(c.tx, refundId);
    if (!order || !refund) return 'unknown';
    if (!(await moveRefundTo(c, { refundId, to: status, providerRefundId }))) {
      return refund.state === 'succeeded' ? 'already' : 'pending';
    }
    await closeProviderOutageTask(c, refund.payment_id);
    if (status === 'pending') return 'pending';
    await recordRefund(c.tx, {
      orderId: order.id,
      paymentId: refund.payment_id,
      amountMinor: refund.amount_minor,
    });
    const lines = await orderLines(c.tx, order.id);
    await issueCreditNoteFor(c, { order, lines, refund: { id: refundId, amountMinor: refund.amount_minor } });
    await publish(c, { type: 'refund.sent', refundId });
    return 'succeeded';
  });
}

async function refuseRefund(
  world: World,
  {
    refundId,
    reason,
    kind = 'refund-refused',
  }: { refundId: string; reason: string; kind?: 'refund-refused' | 'refund-manual' },
): Promise<RefundOutcome> {
  return change(world, system, async (c) => {
    const refund = await lockRefund(c.tx, refundId);
    if (!refund || !(await moveRefundTo(c, { refundId, to: 'refused' }))) return 'already';
    const order = await orderToName(c.tx, refund.order_id);
    const isManual = kind === 'refund-manual';
    await publish(c, {
      type: 'refund.failed',
      refundId,
      isManual,
      orderNumber: order.number,
      name: order.name,
      amountMinor: refund.amount_minor,
      currency: order.currency,
      ...(isManual ? {} : { reason }),
    });
    return 'refused';
  });
}

/** Makes a refused refund due again. */
export async function retryRefund(world: World, input: { refundId: string }): Promise<RefundOutcome> {
  await change(world, system, async (c) => {
    await lockRefund(c.tx, input.refundId);
    await moveRefundTo(c, { refundId: input.refundId, to: 'due' });
  });
  return sendRefund(world, input.refundId);
}
