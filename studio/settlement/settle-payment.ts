import type { Tx } from '#platform/db/database.ts';
import { type PaymentStatus, PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { copyOrderForLateMoney } from '#studio/orders/copy-order.ts';
import { askedDispatches } from '#studio/orders/dispatches.store.ts';
import { ensureUnits } from '#studio/orders/ensure-units.ts';
import { authorisationEnds } from '#studio/orders/order.ts';
import { moveOrderTo, type OrderRow, orderLines } from '#studio/orders/orders.store.ts';
import { movePaymentTo, type PaymentRow } from '#studio/payments/payments.store.ts';
import { closeProviderOutageTask } from '#studio/payments/provider-unavailable.ts';
import { retrieveStatus } from '#studio/payments/retrieve-status.ts';
import { confirmAddress } from '#studio/people/confirmed-addresses.store.ts';
import { recordExternalRefund } from '#studio/refunds/record-external-refund.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import { publish } from '#studio/shared/events.ts';
import { nameProblem } from '#studio/shared/person-name.ts';
import { startPlan } from '#studio/subscriptions/settle-plan.ts';
import { syncSubscription } from '#studio/subscriptions/sync-subscription.ts';
import { applyAuthorisation } from './apply-authorisation.ts';
import { applyPayment } from './apply-payment.ts';
import { type CheckedPayment, lockForSettlement } from './lock-for-settlement.ts';
import { releaseReservations } from './release-reservations.ts';
import { decideSettlement, type Settlement } from './settlement.ts';
import { settleDispatch } from './split-order.ts';

export type SettleOutcome =
  | { settlement: Settlement | 'not-opened'; orderId: string }
  | { settlement: 'unknown' };

/**
 * The only way to settle a payment; no transaction is open during the call to the provider. Idempotent and safe in
 * parallel: retried when the payment changed meanwhile.
 * @throws PaymentUnavailable when the provider does not answer, or its bank stays undecided; nothing has changed
 */
export async function settlePayment(world: World, paymentId: string): Promise<SettleOutcome> {
  for (;;) {
    const asked = await world.db.query
      .selectFrom('payments')
      .select([
        'id',
        'order_id',
        'state',
        'session_id',
        'intent_id',
        'provider',
        'amount_minor',
        'currency',
        'session_expires_at',
        'instalment',
      ])
      .where('id', '=', paymentId)
      .executeTakeFirst();
    if (!asked) return { settlement: 'unknown' };
    if (asked.instalment !== null) {
      await syncSubscription(world, asked.order_id);
      return { settlement: 'nothing', orderId: asked.order_id };
    }
    const { session_id } = asked;
    if (!session_id) return { settlement: 'not-opened', orderId: asked.order_id };
    const truth = await retrieveStatus(world, { ...asked, session_id });
    const outcome = await world.db.transaction((tx) => settleWith(world, tx, asked, truth));
    if (!outcome) continue;
    const waitDeadline = asked.session_expires_at.add({ hours: unmatchedHours });
    if (outcome.settlement === 'wait' && Temporal.Instant.compare(waitDeadline, world.clock.now()) <= 0) {
      throw new PaymentUnavailable('the bank has not decided');
    }
    return outcome;
  }
}

/** Hours after the page's expiry at which a processing payment counts as provider failure. */
const unmatchedHours = 1;

/** Null: the payment changed since the provider was asked; nothing is written. */
async function settleWith(
  world: World,
  tx: Tx,
  asked: CheckedPayment,
  truth: PaymentStatus,
): Promise<SettleOutcome | null> {
  const now = world.clock.now();
  const locked = await lockForSettlement(tx, asked);
  if (!locked) return null;
  const { order, payment } = locked;
  const parcels = order.capture === 'on-dispatch' ? await askedDispatches(tx, order.id) : [];
  const settlement = decideSettlement({
    askedMinor: parcels.map((dispatch) => dispatch.amount_minor),
    orderState: order.state,
    paymentState: payment.state,
    authorisesFirst: order.capture !== 'now',
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    knownRefundedMinor: locked.knownRefundedMinor,
    truth,
  });
  await apply(world, tx, settlement, order, payment, truth, now);
  if (settlement !== 'wait') await closeProviderOutageTask(world, tx, payment.id);
  return { settlement, orderId: order.id };
}

async function apply(
  world: World,
  tx: Tx,
  settlement: Settlement,
  order: OrderRow,
  payment: PaymentRow,
  truth: PaymentStatus,
  now: Temporal.Instant,
): Promise<void> {
  const buyer = buyerOf(order, truth);
  switch (settlement) {
    case 'pay': {
      await movePaymentTo(tx, payment.id, 'captured', now, {
        intent_id: truth.intentId,
        captured_minor: truth.capturedMinor,
      });
      const wasAuthorised = order.state === 'authorised';
      await moveOrderTo(tx, order.id, 'paid', { settled_at: now, ...buyer });
      await confirmAddress(tx, { email: buyer.email ?? order.email, by: 'payment' }, now);
      if (truth.subscriptionId) await startPlan(world, tx, order.id, truth.subscriptionId, now);
      const { amount_minor: amountMinor } = payment;
      const { capturedMinor } = truth;
      const sent =
        wasAuthorised && order.capture === 'on-dispatch'
          ? await settleDispatch(tx, order, { amountMinor, capturedMinor }, now)
          : order;
      await applyPayment(world, tx, { ...sent, ...buyer }, payment, wasAuthorised, now);
      // Refunded at the provider before our first event.
      if (truth.refundedMinor > 0) {
        await recordExternalRefund(world, tx, { ...order, ...buyer }, payment, truth.refundedMinor, now);
      }
      return;
    }
    case 'authorise': {
      const lines = await orderLines(tx, order.id);
      const isAvailable = await ensureUnits(tx, order.id, lines, now);
      // No longer available (late money): the authorisation expires now and is voided.
      const until = isAvailable ? authorisationEnds(payment.created_at, truth.captureBefore) : now;
      await movePaymentTo(tx, payment.id, 'authorised', now, { intent_id: truth.intentId });
      await moveOrderTo(tx, order.id, 'authorised', { settled_at: now, authorised_until: until, ...buyer });
      await confirmAddress(tx, { email: buyer.email ?? order.email, by: 'payment' }, now);
      await world.jobs.send(tx, 'end-authorisation', { orderId: order.id }, until);
      if (isAvailable) await applyAuthorisation(world, tx, { ...order, ...buyer }, lines, until);
      return;
    }
    case 'late': {
      const renewed = await copyOrderForLateMoney(tx, order, payment, now);
      await apply(world, tx, decideLate(truth), renewed, { ...payment, order_id: renewed.id }, truth, now);
      return;
    }
    case 'lapse':
      await publish(world, tx, 'payment.closed', { paymentId: payment.id });
      await movePaymentTo(tx, payment.id, 'expired', now, { intent_id: truth.intentId });
      await moveOrderTo(tx, order.id, 'lapsed', { settled_at: now });
      await releaseReservations(world, tx, order.id, now);
      return;
    case 'void':
      await publish(world, tx, 'payment.closed', { paymentId: payment.id });
      await movePaymentTo(tx, payment.id, 'voided', now, { intent_id: truth.intentId });
      await moveOrderTo(tx, order.id, 'voided');
      await releaseReservations(world, tx, order.id, now, order);
      return;
    case 'outside-refund':
      await recordExternalRefund(world, tx, order, payment, truth.refundedMinor, now);
      return;
    case 'unmatched':
      await publish(world, tx, 'payment.unmatched', {
        paymentId: payment.id,
        orderNumber: order.number,
        intent: truth.intent,
        amountMinor: truth.capturedMinor || truth.amountMinor,
        currency: truth.currency,
      });
      return;
    case 'wait':
    case 'nothing':
      return;
  }
}

/** Fills in a buyer we do not know from the provider; undeliverable addresses are dropped. */
function buyerOf(order: OrderRow, truth: PaymentStatus): { email?: string; name?: string } {
  const { payerEmail, payerName } = truth;
  return {
    ...(order.email === '' && payerEmail && isEmailAddress(payerEmail) ? { email: payerEmail } : {}),
    ...(order.name === '' && payerName && !nameProblem(payerName) ? { name: payerName } : {}),
  };
}

/** The new order follows the intent: captured is paid, else authorised. */
function decideLate(truth: PaymentStatus): Settlement {
  return truth.intent === 'succeeded' ? 'pay' : 'authorise';
}
