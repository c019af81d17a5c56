import type { Tx } from '#platform/db/database.ts';
import { type PaymentStatus, PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';
import { pendingDispatches } from '#studio/money/orders/dispatches/dispatches.queries.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { paymentToSettle } from '#studio/money/payments/payments.queries.ts';
import { lockPayment, type PaymentRow, recordFee } from '#studio/money/payments/payments.store.ts';
import { closeProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { retrieveStatus } from '#studio/money/payments/retrieve-status.ts';
import { knownRefunded } from '#studio/money/refunds/refunds.queries.ts';
import { syncSubscription } from '#studio/money/subscriptions/sync-subscription.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { applySettlement } from './apply-settlement.ts';
import { claimIdOfOrder } from './bookings-of-orders.queries.ts';
import { decideSettlement, type Settlement } from './settlement.ts';

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
    const requested = await paymentToSettle(world.db.query, paymentId);
    if (!requested) return { settlement: 'unknown' };
    if (requested.instalment !== null) {
      await syncSubscription(world, requested.order_id);
      return { settlement: 'nothing', orderId: requested.order_id };
    }
    const { session_id } = requested;
    if (!session_id) return { settlement: 'not-opened', orderId: requested.order_id };
    const status = await retrieveStatus(world, { ...requested, session_id });
    const outcome = await change(world, system, (c) => settleWith(c, requested, status));
    if (!outcome) continue;
    const waitDeadline = requested.session_expires_at.add({ hours: unmatchedHours });
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
  c: Change,
  requested: CheckedPayment,
  status: PaymentStatus,
): Promise<SettleOutcome | null> {
  const locked = await lockForSettlement(c.tx, requested);
  if (!locked) return null;
  const { order, payment } = locked;
  const parcels = order.capture === 'on-dispatch' ? await pendingDispatches(c.tx, order.id) : [];
  const settlement = decideSettlement({
    askedMinor: parcels.map((dispatch) => dispatch.amount_minor),
    orderState: order.state,
    paymentState: payment.state,
    authorisesFirst: order.capture !== 'now',
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    knownRefundedMinor: locked.knownRefundedMinor,
    status,
  });
  await applySettlement(c, settlement, { order, payment, status });
  if (status.fee) await recordFee(c.tx, payment.id, status.fee);
  if (settlement !== 'wait') await closeProviderOutageTask(c, payment.id);
  return { settlement, orderId: order.id };
}

/** The payment as read before the provider was asked. */
type CheckedPayment = Pick<PaymentRow, 'id' | 'order_id' | 'state'>;

/** Lock order: claim, order, payment. Null: the payment changed, so the provider's answer is outdated. */
async function lockForSettlement(tx: Tx, requested: CheckedPayment) {
  const claimId = await claimIdOfOrder(tx, requested.order_id);
  if (claimId) await lockClaim(tx, claimId);
  const order = await lockOrder(tx, requested.order_id);
  const payment = await lockPayment(tx, requested.id);
  if (!order || !payment) return null;
  if (payment.order_id !== requested.order_id || payment.state !== requested.state) return null;
  return { order, payment, knownRefundedMinor: await knownRefunded(tx, payment.id) };
}
