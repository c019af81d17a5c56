import type { Tx } from '#platform/db/database.ts';
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
import { publish } from '#studio/shared/events.ts';
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
  return world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'gone';
    let takenMinor = 0;
    for (const one of charged) takenMinor += await takeOver(world, tx, { orderId, ...one });
    const hasPlan = (await chargesOfPlan(tx, orderId)) !== null;
    const found = await differenceNow(world, tx, { kind: 'order-amount', subjectId: orderId });
    const { expectedMinor = 0, foundMinor = 0 } = found?.details ?? {};
    const amountMinor = hasPlan ? takenMinor : foundMinor - expectedMinor;
    if (amountMinor !== 0) await enterCorrection(world, tx, { order, amountMinor });
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
  world: World,
  tx: Tx,
  { orderId, paymentId, status }: Charged & { orderId: string },
): Promise<number> {
  const payment = await lockPayment(tx, paymentId);
  if (payment?.state !== 'captured' || payment.order_id !== orderId) return 0;
  const capturedMinor = paymentFacts(status) === 'captured' ? status.capturedMinor : 0;
  const change = capturedMinor - payment.captured_minor;
  if (change !== 0) await correctCaptured(tx, { paymentId, capturedMinor }, world.clock.now());
  return change;
}

async function enterCorrection(
  world: World,
  tx: Tx,
  { order, amountMinor }: { order: OrderRow; amountMinor: number },
): Promise<void> {
  const now = world.clock.now();
  const lines = await orderLines(tx, order.id);
  const { number, forAccountant } = await issueCorrectionFor(tx, { order, lines, amountMinor }, now);
  await insertCorrection(tx, { orderId: order.id, amountMinor, receiptNumber: number }, now);
  if (forAccountant) await publish(world, tx, { type: 'receipt.rate-missing', currency: order.currency });
}
