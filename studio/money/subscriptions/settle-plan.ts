import type { PlanCharge, SubscriptionStatus } from '#platform/payments/payments.ts';
import { issueReceiptFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { lockOrder, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { receiptPart } from '#studio/money/orders/plan-order.ts';
import { paymentOfCharge } from '#studio/money/payments/payments.queries.ts';
import { insertCharge, recordFee } from '#studio/money/payments/payments.store.ts';
import { recordExternalRefund } from '#studio/money/refunds/record-external-refund.ts';
import { knownRefunded } from '#studio/money/refunds/refunds.queries.ts';
import { requestRefund } from '#studio/money/refunds/request-refund.ts';
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
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';

export type PlanStep = 'schedule' | 'end' | 'rest';

/** After this a missing schedule opens an owner task: weeks before a fourth charge. */
const unscheduledHours = 24;

/** Called when the first charge is settled; enqueues the job that schedules the end. */
export async function startPlan(
  c: Change,
  { orderId, subscriptionId }: { orderId: string; subscriptionId: string },
): Promise<void> {
  const started = { subscription_id: subscriptionId, started_at: c.now, next_check_at: c.now };
  if (!(await movePlanTo(c, { orderId, to: 'running', set: started }))) return;
  await moveInstalmentTo(c, { orderId, number: 1, to: 'paid' });
  await c.world.jobs.send(c.tx, { name: 'sync-subscription', data: { orderId } });
}

/** Applies the provider's charges in one transaction. Idempotent. Returns what to send next. */
export async function settlePlan(c: Change, orderId: string, status: SubscriptionStatus): Promise<PlanStep> {
  const order = await lockOrder(c.tx, orderId);
  const before = await readPlan(c.tx, orderId);
  if (!order || !before || before.state === 'unstarted') return 'rest';
  if (before.instalments.some(({ due_at }) => due_at === null)) {
    await setDueDates(c.tx, { orderId, startedAt: status.startedAt, count: before.count });
  }
  const settling = { order, plan: before, status };
  for (const [at, charge] of status.charges.entries()) {
    await settleCharge(c, { settling, charge, at });
  }
  for (const instalment of before.instalments.slice(status.charges.length)) {
    await settleInstalment(c, { ...settling, charge: null, instalment });
  }
  await endWhenDue(c, settling);
  return finish(c, settling);
}

interface Settling {
  order: OrderRow;
  /** As it was before this transaction. */
  plan: PlanRow;
  status: SubscriptionStatus;
}

async function settleCharge(
  c: Change,
  { settling, charge, at }: { settling: Settling; charge: PlanCharge; at: number },
): Promise<void> {
  const { order, plan } = settling;
  const number = at + 1;
  const instalment = plan.instalments[at];
  if (instalment) await settleInstalment(c, { ...settling, charge, instalment });
  else if (charge.state === 'paid') await applyInstalment(c, { order, charge, number });
  const payment = await paymentOfCharge(c.tx, order.id, number);
  if (payment && charge.refundedMinor > (await knownRefunded(c.tx, payment.id))) {
    const { refundedMinor } = charge;
    await recordExternalRefund(c, { order, payment, refundedMinor });
  }
}

async function settleInstalment(
  c: Change,
  {
    order,
    plan,
    status,
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
        await applyInstalment(c, { order, charge, number: at.number, keeps });
      }
      return;
    case 'fail':
      await moveInstalmentTo(c, {
        ...at,
        to: 'failed',
        set: {
          unpaid_since: c.now,
          pay_url: charge?.payUrl ?? null,
          ...(charge ? { invoice_id: charge.invoiceId } : {}),
        },
      });
      await publish(c, { type: 'plan.instalment-failed', ...at });
      return;
    case 'write-off':
      await moveInstalmentTo(c, {
        ...at,
        to: 'written-off',
        set: {
          unpaid_since: instalment.unpaid_since ?? c.now,
        },
      });
      return;
    case 'nothing':
      if (instalment.state === 'failed' && charge) await rememberPayUrl(c.tx, at, charge.payUrl);
      return;
  }
}

/** Records a charge. `keeps` null: refund due at once. An amount that differs opens an owner task. */
async function applyInstalment(
  c: Change,
  {
    order,
    charge,
    number,
    keeps = null,
  }: { order: OrderRow; charge: PlanCharge; number: number; keeps?: InstalmentRow | null },
): Promise<void> {
  const first = await paymentOfCharge(c.tx, order.id, 1);
  if (!first || number === 1) return;
  if (keeps && keeps.amount_minor !== charge.capturedMinor) {
    await publish(c, {
      type: 'payment.unmatched',
      paymentId: first.id,
      orderNumber: order.number,
      amountMinor: charge.capturedMinor,
      currency: order.currency,
    });
    return;
  }
  const paymentId = await insertCharge(c, {
    first,
    instalment: number,
    intentId: charge.intentId,
    amountMinor: charge.capturedMinor,
    returnTokenHash: hashToken(newToken()),
  });
  if (!paymentId) return;
  if (charge.fee) await recordFee(c.tx, paymentId, charge.fee);
  const payment = { id: paymentId, amount_minor: charge.capturedMinor, instalment: number };
  const lines = await orderLines(c.tx, order.id);
  const part = await receiptPart(c.tx, order.id, payment);
  const receipt = await issueReceiptFor(c, { order, lines, part });
  if (receipt.forAccountant) {
    await publish(c, { type: 'receipt.rate-missing', currency: order.currency });
  }
  const at = { orderId: order.id, number };
  if (keeps) {
    await moveInstalmentTo(c, { ...at, to: 'paid', set: { invoice_id: charge.invoiceId } });
    await publish(c, { type: 'plan.instalment-paid', ...at, receiptNumber: receipt.number });
    return;
  }
  const refund = { orderId: order.id, paymentId, amountMinor: charge.capturedMinor };
  await requestRefund(c, { ...refund, reason: 'plan-over' });
}

/** Ends a running plan that was cancelled, is unpaid, or has no scheduled end. */
async function endWhenDue(c: Change, { order, status }: Settling): Promise<void> {
  const plan = await readPlan(c.tx, order.id);
  if (plan?.state !== 'running') return;
  const isAllPaid = plan.instalments.every(({ state }) => state === 'paid');
  if (isAllPaid) {
    if (status.state === 'ended') await movePlanTo(c, { orderId: order.id, to: 'ended' });
    else if (!isScheduled(status, plan.count)) {
      await movePlanTo(c, { orderId: order.id, to: 'ending', set: { end_reason: 'no-schedule' } });
    }
    return;
  }
  const writeOffBefore = c.now.subtract({ hours: writeOffAfterDays * 24 });
  const isTooLate = plan.instalments.some(
    ({ state, unpaid_since }) =>
      state === 'failed' && unpaid_since && Temporal.Instant.compare(unpaid_since, writeOffBefore) <= 0,
  );
  const isUnderWay = status.charges.some(({ state }) => state === 'processing');
  const isWrittenOff = plan.instalments.some(({ state }) => state === 'written-off');
  if (isTooLate || isWrittenOff || (status.state === 'ended' && !isUnderWay)) {
    await movePlanTo(c, { orderId: order.id, to: 'ending', set: { end_reason: 'unpaid' } });
    await publish(c, {
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

async function finish(c: Change, { order, status }: Settling): Promise<PlanStep> {
  if (isOver(status) && (await readPlan(c.tx, order.id))?.state === 'ending') {
    await movePlanTo(c, { orderId: order.id, to: 'ended' });
  }
  const plan = await readPlan(c.tx, order.id);
  if (!plan) return 'rest';
  const scheduled = status.state === 'ended' || isScheduled(status, plan.count);
  await rememberLook(c.tx, order.id, {
    endsAt: status.endsAt,
    nextCheckAt: nextCheck(
      {
        state: plan.state,
        isScheduled: scheduled,
        endsAt: status.endsAt,
        instalments: plan.instalments,
        isProcessing: status.charges.some(({ state }) => state === 'processing'),
      },
      c.now,
    ),
  });
  if (scheduled || plan.state !== 'running') {
    await publish(c, { type: 'plan.scheduled', orderId: order.id });
  } else if (Temporal.Instant.compare(status.startedAt.add({ hours: unscheduledHours }), c.now) <= 0) {
    await publish(c, { type: 'plan.schedule-failed', orderId: order.id, orderNumber: order.number });
  }
  if (plan.state === 'ended') {
    await publish(c, { type: 'plan.ended', orderId: order.id });
  }
  if (plan.state === 'ending') return 'end';
  return plan.state === 'running' && !scheduled ? 'schedule' : 'rest';
}
