import { PaymentRefused, type Payments } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { paymentOfCharge } from '#studio/money/payments/payments.queries.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { providerOf } from '#studio/money/payments/retrieve-status.ts';
import { subscriptionOfOrder } from '#studio/offers/plans/plans.queries.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { type PlanStep, settlePlan } from './settle-plan.ts';

interface PlanAtProvider {
  orderId: string;
  subscriptionId: string;
  count: number;
  provider: Payments;
}

/**
 * Settles the subscription, then schedules or ends it. Idempotent; resumes after a crash.
 * @throws PaymentUnavailable when the provider does not answer
 */
export async function syncSubscription(world: World, orderId: string): Promise<void> {
  const plan = await subscriptionOfOrder(world.db.query, orderId);
  if (!plan) return;
  const provider = providerOf(world, plan);
  if (!provider) return;
  const at = { ...plan, orderId, provider };
  const step = await settle(world, at);
  if (step === 'rest') return;
  if (await updateSubscription(world, at, step)) await settle(world, at);
}

async function settle(world: World, at: PlanAtProvider): Promise<PlanStep> {
  const status = await at.provider.retrievePlan(at.subscriptionId);
  return change(world, system, (c) => settlePlan(c, at.orderId, status));
}

/** False: the provider refuses, which opens an owner task. */
async function updateSubscription(
  world: World,
  at: PlanAtProvider,
  step: 'schedule' | 'end',
): Promise<boolean> {
  try {
    if (step === 'end') await at.provider.endPlan(at.subscriptionId);
    else await at.provider.scheduleEnd(at.subscriptionId, at.count, `plan:${at.orderId}`);
    return true;
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    const refused = { orderId: at.orderId, reason: error.code ?? error.message };
    const event = step === 'end' ? ('plan.end-failed' as const) : ('plan.schedule-failed' as const);
    await change(world, system, (c) => publish(c, { type: event, ...refused }));
    return false;
  }
}

/** `syncSubscription` with an owner task when the provider is unavailable. */
export async function syncSubscriptionOf(world: World, orderId: string): Promise<void> {
  const payment = await paymentOfCharge(world.db.query, orderId, 1);
  if (payment) await withProviderOutageTask(world, payment.id, () => syncSubscription(world, orderId));
}
