import type { World } from '#platform/world.ts';
import type { PaymentRow } from '#studio/payments/payments.store.ts';
import { providerOf, retrieveStatus } from '#studio/payments/retrieve-status.ts';
import { publish } from '#studio/shared/events.ts';
import { sendRefund } from './send-refund.ts';

/** Settles pending refunds after a refund event, and reports a returned one. */
export async function settlePendingRefunds(world: World, paymentId: string): Promise<void> {
  const pending = await world.db.query
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['pending', 'due'])
    .execute();
  for (const refund of pending) await sendRefund(world, refund.id);
}

/** The buyer's bank returned a refund. There is no automatic way to send it again: owner task. */
export async function reportBouncedRefund(world: World, paymentId: string): Promise<void> {
  const payment = await world.db.query
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select(['orders.number', 'orders.name'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();
  const atProviderMinor = payment ? await refundedAtProvider(world, payment) : null;
  if (!payment || atProviderMinor === null) return;
  const amountMinor = payment.refunded_minor - atProviderMinor;
  if (amountMinor <= 0) return;
  await world.db.transaction((tx) =>
    publish(world, tx, 'payment.unmatched', {
      paymentId,
      orderNumber: payment.number,
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
  const plan = await world.db.query
    .selectFrom('plans')
    .select('subscription_id')
    .where('order_id', '=', payment.order_id)
    .executeTakeFirst();
  const provider = providerOf(world, payment);
  if (!plan?.subscription_id || !provider) return null;
  const { charges } = await provider.retrievePlan(plan.subscription_id);
  return charges.find(({ intentId }) => intentId === payment.intent_id)?.refundedMinor ?? null;
}
