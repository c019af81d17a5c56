import type { World } from '#platform/world.ts';
import { orderToName } from '#studio/money/orders/orders.queries.ts';
import { paymentWithOrder } from '#studio/money/payments/payments.queries.ts';
import type { PaymentRow } from '#studio/money/payments/payments.store.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { providerOf, retrieveStatus } from '#studio/money/payments/retrieve-status.ts';
import { pendingRefunds } from '#studio/money/refunds/refunds.queries.ts';
import { syncSubscription } from '#studio/money/subscriptions/sync-subscription.ts';
import { subscriptionOfOrder } from '#studio/offers/plans/plans.queries.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { findPaymentEvent, paymentOfEvent } from './payment-events.queries.ts';
import { insertPaymentEvent, markEventHandled } from './payment-events.store.ts';
import { sendRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';

/** Idempotent per event id. The payload is trusted only for which payment to retrieve. */
export async function receiveEvent(
  world: World,
  rawBody: string,
  signature: string | null,
): Promise<'accepted' | 'repeated' | 'forged'> {
  const event = (await world.payments?.verifyEvent(rawBody, signature)) ?? null;
  if (!event || !world.payments) return 'forged';
  const provider = world.payments.provider;
  return change(world, system, async (c) => {
    if (!(await insertPaymentEvent(c, { ...event, provider }))) return 'repeated';
    await world.jobs.send(c.tx, { name: 'settle-event', data: { provider, eventId: event.eventId } });
    return 'accepted';
  });
}

/** An event can precede the one that links its payment intent; the reconciler retries for this long. */
const unmatchedEventGracePeriod = { minutes: 10 };

/** Job 'settle-event'. */
export async function settleEvent(world: World, input: { provider: string; eventId: string }): Promise<void> {
  const q = world.db.query;
  const event = await findPaymentEvent(q, input);
  if (!event || event.handled_at) return;
  const payment = await paymentOfEvent(q, event);
  if (!payment) {
    const isNew =
      Temporal.Instant.compare(event.received_at.add(unmatchedEventGracePeriod), world.clock.now()) > 0;
    if (isNew) return;
    world.log.info({ eventId: event.event_id, kind: event.kind }, 'an event names no payment of ours');
    await markEventHandled(q, event, world.clock.now());
    return;
  }
  await withProviderOutageTask(world, payment.id, async () => {
    const isAboutPlan = event.subscription_id !== null && event.session_id === null;
    if (isAboutPlan) await syncSubscription(world, payment.order_id);
    else await settlePayment(world, payment.id);
  });
  if (event.kind === 'disputed') await publishDispute(world, payment.order_id);
  if (event.kind === 'refunded' || event.kind === 'refund-failed') {
    await settlePendingRefunds(world, payment.id);
  }
  if (event.kind === 'refund-failed') await reportBouncedRefund(world, payment.id);
  await markEventHandled(q, event, world.clock.now());
}

/** Settles pending refunds after a refund event, and reports a returned one. */
async function settlePendingRefunds(world: World, paymentId: string): Promise<void> {
  for (const refund of await pendingRefunds(world.db.query, paymentId)) await sendRefund(world, refund.id);
}

/** The buyer's bank returned a refund. There is no automatic way to send it again: owner task. */
async function reportBouncedRefund(world: World, paymentId: string): Promise<void> {
  const payment = await paymentWithOrder(world.db.query, paymentId);
  const atProviderMinor = payment ? await refundedAtProvider(world, payment) : null;
  if (!payment || atProviderMinor === null) return;
  const amountMinor = payment.refunded_minor - atProviderMinor;
  if (amountMinor <= 0) return;
  await change(world, system, (c) =>
    publish(c, {
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

/** A dispute opens an owner task; the booking stays. */
async function publishDispute(world: World, orderId: string): Promise<void> {
  await change(world, system, async (c) => {
    const order = await orderToName(c.tx, orderId);
    await publish(c, { type: 'order.disputed', orderId, orderNumber: order.number, name: order.name });
  });
}
