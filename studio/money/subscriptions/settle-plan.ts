import type { Tx } from '#platform/db/database.ts';
import type { PlanCharge, SubscriptionStatus } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { lockOrder, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { paymentOfCharge } from '#studio/money/payments/payments.queries.ts';
import { recordExternalRefund } from '#studio/money/refunds/record-external-refund.ts';
import { knownRefunded } from '#studio/money/refunds/refunds.queries.ts';
import {
  decideInstalment,
  isOver,
  isScheduled,
  nextCheck,
  writeOffAfterDays,
} from '#studio/offers/plans/plan.ts';
import { type InstalmentRow, type PlanRow, readPlan } from '#studio/offers/plans/plans.queries.ts';
import {
  moveInstalmentTo,
  movePlanTo,
  rememberLook,
  rememberPayUrl,
  setDueDates,
} from '#studio/offers/plans/plans.store.ts';
import { publish } from '#studio/shared/events.ts';
import { applyInstalment } from './apply-instalment.ts';

export type PlanStep = 'schedule' | 'end' | 'rest';

/** After this a missing schedule opens an owner task: weeks before a fourth charge. */
const unscheduledHours = 24;

/** Called when the first charge is settled; enqueues the job that schedules the end. */
export async function startPlan(
  world: World,
  tx: Tx,
  { orderId, subscriptionId, now }: { orderId: string; subscriptionId: string; now: Temporal.Instant },
): Promise<void> {
  const started = { subscription_id: subscriptionId, started_at: now, next_check_at: now };
  if (!(await movePlanTo(tx, { orderId, to: 'running', set: started }, now))) return;
  await moveInstalmentTo(tx, { orderId, number: 1, to: 'paid' }, now);
  await world.jobs.send(tx, { name: 'sync-subscription', data: { orderId } });
}

/** Applies the provider's charges in one transaction. Idempotent. Returns what to send next. */
export async function settlePlan(
  world: World,
  tx: Tx,
  { orderId, status }: { orderId: string; status: SubscriptionStatus },
): Promise<PlanStep> {
  const now = world.clock.now();
  const order = await lockOrder(tx, orderId);
  const before = await readPlan(tx, orderId);
  if (!order || !before || before.state === 'unstarted') return 'rest';
  if (before.instalments.some(({ due_at }) => due_at === null)) {
    await setDueDates(tx, { orderId, startedAt: status.startedAt, count: before.count });
  }
  const settling = { order, plan: before, status, now };
  for (const [at, charge] of status.charges.entries()) {
    await settleCharge(world, tx, { settling, charge, at });
  }
  for (const instalment of before.instalments.slice(status.charges.length)) {
    await settleInstalment(world, tx, { ...settling, charge: null, instalment });
  }
  await endWhenDue(world, tx, settling);
  return finish(world, tx, settling);
}

interface Settling {
  order: OrderRow;
  /** As it was before this transaction. */
  plan: PlanRow;
  status: SubscriptionStatus;
  now: Temporal.Instant;
}

async function settleCharge(
  world: World,
  tx: Tx,
  { settling, charge, at }: { settling: Settling; charge: PlanCharge; at: number },
): Promise<void> {
  const { order, plan, now } = settling;
  const number = at + 1;
  const instalment = plan.instalments[at];
  if (instalment) await settleInstalment(world, tx, { ...settling, charge, instalment });
  else if (charge.state === 'paid') await applyInstalment(world, tx, { order, charge, number, now });
  const payment = await paymentOfCharge(tx, order.id, number);
  if (payment && charge.refundedMinor > (await knownRefunded(tx, payment.id))) {
    const { refundedMinor } = charge;
    await recordExternalRefund(world, tx, { order, payment, refundedMinor, now });
  }
}

async function settleInstalment(
  world: World,
  tx: Tx,
  {
    order,
    plan,
    status,
    now,
    charge,
    instalment,
  }: Settling & { charge: PlanCharge | null; instalment: InstalmentRow },
): Promise<void> {
  const at = { orderId: order.id, number: instalment.number };
  const step = decideInstalment(instalment.state, charge, { state: plan.state, isOver: isOver(status) });
  switch (step) {
    case 'pay':
    case 'pay-back':
      if (charge) {
        const keeps = step === 'pay' ? instalment : null;
        await applyInstalment(world, tx, { order, charge, number: at.number, keeps, now });
      }
      return;
    case 'fail':
      await moveInstalmentTo(
        tx,
        {
          ...at,
          to: 'failed',
          set: {
            unpaid_since: now,
            pay_url: charge?.payUrl ?? null,
            ...(charge ? { invoice_id: charge.invoiceId } : {}),
          },
        },
        now,
      );
      await publish(world, tx, { type: 'plan.instalment-failed', ...at });
      return;
    case 'write-off':
      await moveInstalmentTo(
        tx,
        {
          ...at,
          to: 'written-off',
          set: {
            unpaid_since: instalment.unpaid_since ?? now,
          },
        },
        now,
      );
      return;
    case 'nothing':
      if (instalment.state === 'failed' && charge) await rememberPayUrl(tx, at, charge.payUrl);
      return;
  }
}

/** Ends a running plan that was cancelled, is unpaid, or has no scheduled end. */
async function endWhenDue(world: World, tx: Tx, { order, status, now }: Settling): Promise<void> {
  const plan = await readPlan(tx, order.id);
  if (plan?.state !== 'running') return;
  const isAllPaid = plan.instalments.every(({ state }) => state === 'paid');
  if (isAllPaid) {
    if (status.state === 'ended') await movePlanTo(tx, { orderId: order.id, to: 'ended' }, now);
    else if (!isScheduled(status, plan.count)) {
      await movePlanTo(tx, { orderId: order.id, to: 'ending', set: { end_reason: 'no-schedule' } }, now);
    }
    return;
  }
  const writeOffBefore = now.subtract({ hours: writeOffAfterDays * 24 });
  const isTooLate = plan.instalments.some(
    ({ state, unpaid_since }) =>
      state === 'failed' && unpaid_since && Temporal.Instant.compare(unpaid_since, writeOffBefore) <= 0,
  );
  const isUnderWay = status.charges.some(({ state }) => state === 'processing');
  const isWrittenOff = plan.instalments.some(({ state }) => state === 'written-off');
  if (isTooLate || isWrittenOff || (status.state === 'ended' && !isUnderWay)) {
    await movePlanTo(tx, { orderId: order.id, to: 'ending', set: { end_reason: 'unpaid' } }, now);
    await publish(world, tx, {
      type: 'plan.unpaid',
      orderId: order.id,
      orderNumber: order.number,
      currency: order.currency,
      amountMinor: plan.instalments.reduce(
        (sum, one) => sum + (one.state === 'paid' ? 0 : one.amount_minor),
        0,
      ),
    });
  }
}

async function finish(world: World, tx: Tx, { order, status, now }: Settling): Promise<PlanStep> {
  if (isOver(status) && (await readPlan(tx, order.id))?.state === 'ending') {
    await movePlanTo(tx, { orderId: order.id, to: 'ended' }, now);
  }
  const plan = await readPlan(tx, order.id);
  if (!plan) return 'rest';
  const scheduled = status.state === 'ended' || isScheduled(status, plan.count);
  await rememberLook(tx, order.id, {
    endsAt: status.endsAt,
    nextCheckAt: nextCheck(
      {
        state: plan.state,
        isScheduled: scheduled,
        endsAt: status.endsAt,
        instalments: plan.instalments,
        isProcessing: status.charges.some(({ state }) => state === 'processing'),
      },
      now,
    ),
  });
  if (scheduled || plan.state !== 'running') {
    await publish(world, tx, { type: 'plan.scheduled', orderId: order.id });
  } else if (Temporal.Instant.compare(status.startedAt.add({ hours: unscheduledHours }), now) <= 0) {
    await publish(world, tx, { type: 'plan.schedule-failed', orderId: order.id, orderNumber: order.number });
  }
  if (plan.state === 'ended') {
    await publish(world, tx, { type: 'plan.ended', orderId: order.id });
  }
  if (plan.state === 'ending') return 'end';
  return plan.state === 'running' && !scheduled ? 'schedule' : 'rest';
}
