import { PaymentRefused, type PaymentStatus } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { insertCorrection } from '#studio/money/orders/accounts/corrections.store.ts';
import { issueCorrectionFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { lockOrder, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder, paymentToSettle } from '#studio/money/payments/payments.queries.ts';
import { correctCaptured, lockPayment } from '#studio/money/payments/payments.store.ts';
import { retrieveStatus } from '#studio/money/payments/retrieve-status.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { paymentFacts } from '#studio/money/settlement/settlement.ts';
import { chargesOfPlan } from '#studio/offers/plans/plans.queries.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { differenceNow, type RepairRefusal } from './difference-now.ts';

/**
 * Takes over from the provider what was charged for the order. What then still differs from its total becomes a
 * correction, with a receipt or credit note for the difference. Moves no money. Null: done.
 */
export async function correctAmounts(world: World, orderId: string): Promise<RepairRefusal | null> {
  const charged: Charged[] = [];
  for (const { id } of await paymentsOfOrder(world.db.query, orderId, ['captured'])) {
    const status = await statusOf(world, id);
    if (status) charged.push({ paymentId: id, status });
  }
  return change(world, system, async (c) => {
    const order = await lockOrder(c.tx, orderId);
    if (!order) return 'gone';
    let takenMinor = 0;
    for (const one of charged) takenMinor += await takeOver(c, { orderId, ...one });
    const hasPlan = (await chargesOfPlan(c.tx, orderId)) !== null;
    const found = await differenceNow(c, 'order-amount', orderId);
    const { expectedMinor = 0, foundMinor = 0 } = found?.details ?? {};
    const amountMinor = hasPlan ? takenMinor : foundMinor - expectedMinor;
    if (amountMinor !== 0) await enterCorrection(c, order, amountMinor);
    return takenMinor === 0 && amountMinor === 0 ? 'gone' : null;
  });
}

interface Charged {
  paymentId: string;
  status: PaymentStatus;
}

/** Null: not charged by the provider that is connected, or unknown to it. */
async function statusOf(world: World, paymentId: string): Promise<PaymentStatus | null> {
  const payment = await paymentToSettle(world.db.query, paymentId);
  if (!payment?.session_id || payment.instalment !== null || payment.provider !== world.payments?.provider)
    return null;
  try {
    await settlePayment(world, paymentId);
    return await retrieveStatus(world, { ...payment, session_id: payment.session_id });
  } catch (error) {
    if (error instanceof PaymentRefused) return null;
    throw error;
  }
}

async function takeOver(
  c: Change,
  { orderId, paymentId, status }: Charged & { orderId: string },
): Promise<number> {
  const payment = await lockPayment(c.tx, paymentId);
  if (payment?.state !== 'captured' || payment.order_id !== orderId) return 0;
  const capturedMinor = paymentFacts(status) === 'captured' ? status.capturedMinor : 0;
  const change = capturedMinor - payment.captured_minor;
  if (change !== 0) await correctCaptured(c, { paymentId, capturedMinor });
  return change;
}

async function enterCorrection(c: Change, order: OrderRow, amountMinor: number): Promise<void> {
  const lines = await orderLines(c.tx, order.id);
  const { number, forAccountant } = await issueCorrectionFor(c, { order, lines, amountMinor });
  await insertCorrection(c, { orderId: order.id, amountMinor, receiptNumber: number });
  if (forAccountant) await publish(c, { type: 'receipt.rate-missing', currency: order.currency });
}
