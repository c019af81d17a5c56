import type { World } from '#platform/world.ts';
import { paymentWithOrder } from '#studio/payments/payments.queries.ts';
import type { PaymentRow } from '#studio/payments/payments.store.ts';
import { providerOf, retrieveStatus } from '#studio/payments/retrieve-status.ts';
import { subscriptionOfOrder } from '#studio/plans/plans.queries.ts';
import { pendingRefunds } from '#studio/refunds/refunds.queries.ts';
import { publish } from '#studio/shared/events.ts';
import { sendRefund } from './send-refund.ts';

/** Settles pending refunds after a refund event, and reports a returned one. */
export async function settlePendingRefunds(world: World, paymentId: string): Promise<void> {
  for (const refund of await pendingRefunds(world.db.query, paymentId)) await sendRefund(world, refund.id);
}

/** The buyer's bank returned a refund. There is no automatic way to send it again: owner task. */
export async function reportBouncedRefund(world: World, paymentId: string): Promise<void> {
  const payment = await paymentWithOrder(world.db.query, paymentId);
  const atProviderMinor = payment ? await refundedAtProvider(world, payment) : null;
  if (!payment || atProviderMinor === null) return;
  const amountMinor = payment.refunded_minor - atProviderMinor;
  if (amountMinor <= 0) return;
  await world.db.transaction((tx) =>
    publish(world, tx, {
      type: 'payment.unmatched',
      paymentId,
      orderNumber: payment.orderNumber,
      name: payment.name,
      amountMinor,
      currency: payment.currency,
      reason: 'a refund came back from the bank',
    }),
  );
}

/** Later charges of a plan are read from their subscription. Null: unknown. */
async function refundedAtProvider(world: World, payment: PaymentRow): Promise<number | null> {
  const { session_id } = payment;
  if (session_id) return (await retrieveStatus(world, { ...payment, session_id })).refundedMinor;
  const plan = await subscriptionOfOrder(world.db.query, payment.order_id);
  const provider = providerOf(world, payment);
  if (!plan || !provider) return null;
  const { charges } = await provider.retrievePlan(plan.subscriptionId);
  return charges.find(({ intentId }) => intentId === payment.intent_id)?.refundedMinor ?? null;
}
