import { PaymentRefused } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { finishDispatch } from '#studio/goods/dispatch/dispatch-order.ts';
import { pendingDispatches } from '#studio/money/orders/dispatches/dispatches.queries.ts';
import { isEnded } from '#studio/money/orders/order.ts';
import { markDeclined } from '#studio/money/orders/orders.store.ts';
import { isWithoutProvider } from '#studio/money/payments/payment.ts';
import { paymentToCapture } from '#studio/money/payments/payments.queries.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { providerOf } from '#studio/money/payments/retrieve-status.ts';
import { refundPayments } from '#studio/money/refunds/refund-payments.ts';
import { settleAuthorisedGiftCard } from '#studio/money/settlement/settle-gift-card.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { isOrderKept } from '#studio/offers/entitlements/kept-orders.queries.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { type May, system } from '#studio/shared/who.ts';

export type DecisionOutcome =
  | { ok: true; orderState: string }
  | { ok: false; refusal: 'not-found' | 'not-authorised' | 'refused-by-provider' };

/** Accepts an application: captures the money; settling grants the seat. */
export function acceptOrder(
  world: World,
  _who: May<'today' | 'inbox'>,
  input: { orderId: string },
): Promise<DecisionOutcome> {
  return decide(world, { orderId: input.orderId, act: 'capture' });
}

/** Declines: voids an authorisation, refunds captured money in full. */
export async function declineOrder(
  world: World,
  who: May<'today' | 'inbox'>,
  input: { orderId: string },
): Promise<DecisionOutcome> {
  const order = await paymentToCapture(world.db.query, input.orderId);
  if (order && (await isOrderKept(world.db.query, input.orderId))) return refundAll(world, input.orderId);
  // Recorded before the provider call, so that the email about the void says declined, not expired.
  if (order?.orderState === 'authorised') await change(world, who, (c) => recordDecline(c, input.orderId));
  return decide(world, { orderId: input.orderId, act: 'void' });
}

/** Voids before capture; never a refund, even if a capture was first. */
export async function voidReservation(
  world: World,
  who: May<'orders'>,
  input: { orderId: string },
): Promise<DecisionOutcome> {
  const order = await paymentToCapture(world.db.query, input.orderId);
  if (!order) return { ok: false, refusal: 'not-found' };
  if (order.orderState === 'voided') return { ok: true, orderState: order.orderState };
  if (order.orderState !== 'authorised') return { ok: false, refusal: 'not-authorised' };
  await change(world, who, (c) => recordDecline(c, input.orderId));
  return decide(world, { orderId: input.orderId, act: 'void' });
}

/** The buyer withdraws: voids the authorisation without recording a decline. */
export function releaseOrder(
  world: World,
  _who: May<'today'>,
  input: { orderId: string },
): Promise<DecisionOutcome> {
  return decide(world, { orderId: input.orderId, act: 'void' });
}

async function recordDecline(c: Change, orderId: string): Promise<void> {
  await markDeclined(c, orderId);
  await audit(c, { action: 'order.declined', subject: `order:${orderId}` });
}

/** Voids an expiring authorisation (job 'end-authorisation' and the reconciler). */
export async function endAuthorisation(
  world: World,
  _who: May<'orders'>,
  orderId: string,
): Promise<DecisionOutcome> {
  const order = await paymentToCapture(world.db.query, orderId);
  const until = order?.authorisedUntil;
  if (!until || Temporal.Instant.compare(until, world.clock.now()) > 0) {
    return { ok: false, refusal: 'not-authorised' };
  }
  // Goods marked as sent are captured instead.
  const [requested] = await pendingDispatches(world.db.query, orderId);
  if (!requested) return decide(world, { orderId, act: 'void' });
  const outcome = await finishDispatch(world, orderId);
  return outcome.ok ? outcome : decide(world, { orderId, act: 'void' });
}

const doneBy = { capture: 'paid', void: 'voided' } as const;

async function decide(
  world: World,
  { orderId, act }: { orderId: string; act: 'capture' | 'void' },
): Promise<DecisionOutcome> {
  const order = await paymentToCapture(world.db.query, orderId);
  if (!order) return { ok: false, refusal: 'not-found' };
  if (order.orderState === doneBy[act] && order.capture !== 'now') {
    return { ok: true, orderState: order.orderState };
  }
  const isCovered = isWithoutProvider(order);
  if (order.orderState !== 'authorised' || !(order.intentId || isCovered)) {
    return { ok: false, refusal: 'not-authorised' };
  }
  if (act === 'capture' && isEnded(order.authorisedUntil, world.clock.now())) {
    await decide(world, { orderId, act: 'void' });
    return { ok: false, refusal: 'refused-by-provider' };
  }
  const { intentId, paymentId } = order;
  if (isCovered || !intentId) {
    await settleAuthorisedGiftCard(world, { paymentId, act, amountMinor: order.amountMinor });
    return { ok: true, orderState: await stateOf(world, orderId) };
  }
  return withProviderOutageTask(world, paymentId, async () => {
    const provider = providerOf(world, order);
    let isRefused = false;
    try {
      if (act === 'capture') await provider?.capture(intentId, order.amountMinor, `capture:${paymentId}`);
      else await provider?.void(intentId, `void:${paymentId}`);
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      isRefused = true;
    }
    await settlePayment(world, paymentId);
    if (isRefused) return { ok: false, refusal: 'refused-by-provider' };
    return { ok: true, orderState: await stateOf(world, orderId) };
  });
}

async function stateOf(world: World, orderId: string): Promise<string> {
  return (await paymentToCapture(world.db.query, orderId))?.orderState ?? 'unknown';
}

async function refundAll(world: World, orderId: string): Promise<DecisionOutcome> {
  const refunded = await change(world, system, (c) => refundPayments(c, { orderId, reason: 'declined' }));
  return refunded?.amountMinor ? { ok: true, orderState: 'refund-due' } : { ok: false, refusal: 'not-found' };
}
