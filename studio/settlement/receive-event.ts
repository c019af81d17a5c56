import type { World } from '#platform/world.ts';
import { orderToName } from '#studio/orders/orders.queries.ts';
import { withProviderOutageTask } from '#studio/payments/provider-unavailable.ts';
import { publish } from '#studio/shared/events.ts';
import { syncSubscription } from '#studio/subscriptions/sync-subscription.ts';
import { findPaymentEvent, paymentOfEvent } from './payment-events.queries.ts';
import { insertPaymentEvent, markEventHandled } from './payment-events.store.ts';
import { settlePayment } from './settle-payment.ts';
import { reportBouncedRefund, settlePendingRefunds } from './settle-refunds.ts';

/** Idempotent per event id. The payload is trusted only for which payment to retrieve. */
export async function receiveEvent(
  world: World,
  rawBody: string,
  signature: string | null,
): Promise<'accepted' | 'repeated' | 'forged'> {
  const event = (await world.payments?.verifyEvent(rawBody, signature)) ?? null;
  if (!event || !world.payments) return 'forged';
  const provider = world.payments.provider;
  return world.db.transaction(async (tx) => {
    if (!(await insertPaymentEvent(tx, { ...event, provider }, world.clock.now()))) return 'repeated';
    await world.jobs.send(tx, { name: 'settle-event', data: { provider, eventId: event.eventId } });
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

/** A dispute opens an owner task; the booking stays. */
async function publishDispute(world: World, orderId: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const order = await orderToName(tx, orderId);
    await publish(world, tx, {
      type: 'order.disputed',
      orderId,
      orderNumber: order.number,
      name: order.name,
    });
  });
}
