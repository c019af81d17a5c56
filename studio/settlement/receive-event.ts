import type { Tx } from '#platform/db/database.ts';
import type { ProviderEvent } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { withProviderOutageTask } from '#studio/payments/provider-unavailable.ts';
import { publish } from '#studio/shared/events.ts';
import { syncSubscription } from '#studio/subscriptions/sync-subscription.ts';
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
    if (!(await storeEvent(tx, provider, event, world.clock.now()))) return 'repeated';
    await world.jobs.send(tx, 'settle-event', { provider, eventId: event.eventId });
    return 'accepted';
  });
}

async function storeEvent(
  tx: Tx,
  provider: string,
  event: ProviderEvent,
  now: Temporal.Instant,
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_events')
    .values({
      provider,
      event_id: event.eventId,
      kind: event.kind,
      session_id: event.sessionId,
      intent_id: event.intentId,
      subscription_id: event.subscriptionId,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An event can precede the one that links its payment intent; the reconciler retries for this long. */
const unmatchedEventGracePeriod = { minutes: 10 };

/** Job 'settle-event'. */
export async function settleEvent(world: World, input: { provider: string; eventId: string }): Promise<void> {
  const event = await world.db.query
    .selectFrom('payment_events')
    .selectAll()
    .where('provider', '=', input.provider)
    .where('event_id', '=', input.eventId)
    .executeTakeFirst();
  if (!event || event.handled_at) return;
  const payment = (await paymentNamed(world, event)) ?? (await paymentOfPlan(world, event.subscription_id));
  if (!payment) {
    const isNew =
      Temporal.Instant.compare(event.received_at.add(unmatchedEventGracePeriod), world.clock.now()) > 0;
    if (isNew) return;
    world.log.info({ eventId: event.event_id, kind: event.kind }, 'an event names no payment of ours');
    await markHandled(world, event);
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
  await markHandled(world, event);
}

function paymentNamed(
  world: World,
  event: { provider: string; session_id: string | null; intent_id: string | null },
) {
  return world.db.query
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('provider', '=', event.provider as 'stripe' | 'test')
    .where((where) =>
      where.or([
        where('session_id', '=', event.session_id ?? ''),
        where('intent_id', '=', event.intent_id ?? ''),
      ]),
    )
    .executeTakeFirst();
}

function paymentOfPlan(world: World, subscriptionId: string | null) {
  return world.db.query
    .selectFrom('plans')
    .innerJoin('payments', 'payments.order_id', 'plans.order_id')
    .select(['payments.id', 'payments.order_id'])
    .where('plans.subscription_id', '=', subscriptionId ?? '')
    .where('payments.instalment', 'is', null)
    .where('payments.state', '=', 'captured')
    .executeTakeFirst();
}

async function markHandled(world: World, event: { provider: string; event_id: string }): Promise<void> {
  await world.db.query
    .updateTable('payment_events')
    .set({ handled_at: world.clock.now() })
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.event_id)
    .execute();
}

/** A dispute opens an owner task; the booking stays. */
async function publishDispute(world: World, orderId: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select(['number', 'name'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await publish(world, tx, 'order.disputed', { orderId, orderNumber: order.number, name: order.name });
  });
}
