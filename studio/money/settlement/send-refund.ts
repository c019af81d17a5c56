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
import { recordRefund } from '#studio/money/refunds/record-refund.ts';
import { refundToSend } from '#studio/money/refunds/refunds.queries.ts';
import { lockRefund, moveRefundTo } from '#studio/money/refunds/refunds.store.ts';
import { publish } from '#studio/shared/events.ts';
import { settlePayment } from './settle-payment.ts';

export type RefundOutcome = 'succeeded' | 'pending' | 'refused' | 'already' | 'unknown';

/**
 * Sends and records a refund. Idempotent: the key changes only after a definite answer.
 * @throws PaymentUnavailable when the provider does not answer: the job and the reconciler retry
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
  const { payments } = world;
  const { intent_id: intentId, payment_id: paymentId } = refund;
  if (payments?.provider !== refund.provider)
    return refuseRefund(world, { refundId, reason: 'another provider' });
  return withProviderOutageTask(world, paymentId, async () => {
    try {
      const key = `refund:${refundId}:${refund.attempts}`;
      const sent = await payments.refund(intentId, refund.amount_minor, key);
      if (sent.status === 'failed')
        return refuseRefund(world, { refundId, reason: 'failed at the provider' });
      return await keepRefund(world, { refundId, status: sent.status, providerRefundId: sent.refundId });
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
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
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    const at = await refundToSend(tx, refundId);
    const order = at && (await lockOrder(tx, at.order_id));
    if (at) await lockPayment(tx, at.payment_id);
    const refund = await lockRefund(tx, refundId);
    if (!order || !refund) return 'unknown';
    if (!(await moveRefundTo(tx, { refundId, to: status, providerRefundId }, now))) {
      return refund.state === 'succeeded' ? 'already' : 'pending';
    }
    await closeProviderOutageTask(world, tx, refund.payment_id);
    if (status === 'pending') return 'pending';
    await recordRefund(tx, {
      orderId: order.id,
      paymentId: refund.payment_id,
      amountMinor: refund.amount_minor,
    });
    const lines = await orderLines(tx, order.id);
    await issueCreditNoteFor(
      tx,
      { order, lines, refund: { id: refundId, amountMinor: refund.amount_minor } },
      now,
    );
    await publish(world, tx, { type: 'refund.sent', refundId });
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
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId);
    if (!refund || !(await moveRefundTo(tx, { refundId, to: 'refused' }, now))) return 'already';
    const order = await orderToName(tx, refund.order_id);
    const isManual = kind === 'refund-manual';
    await publish(world, tx, {
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
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    await lockRefund(tx, input.refundId);
    await moveRefundTo(tx, { refundId: input.refundId, to: 'due' }, now);
  });
  return sendRefund(world, input.refundId);
}
