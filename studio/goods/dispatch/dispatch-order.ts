import type { DispatchPiece } from '#platform/db/schema/orders.ts';
import { PaymentRefused } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import {
  allPieces,
  amountFor,
  capturedFor,
  noTracking,
  type Tracking,
} from '#studio/money/orders/dispatches/dispatch.ts';
import { isOnItsWay, pendingDispatches } from '#studio/money/orders/dispatches/dispatches.queries.ts';
import {
  closeDispatches,
  insertDispatch,
  type NewDispatch,
} from '#studio/money/orders/dispatches/dispatches.store.ts';
import { isEnded } from '#studio/money/orders/order.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { isWithoutProvider } from '#studio/money/payments/payment.ts';
import { paymentToCapture } from '#studio/money/payments/payments.queries.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { providerOf } from '#studio/money/payments/retrieve-status.ts';
import { settleAuthorisedGiftCard } from '#studio/money/settlement/settle-gift-card.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { asLine } from '#studio/money/settlement/split-order.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { type May, system } from '#studio/shared/who.ts';

export type DispatchOutcome =
  | { ok: true; orderState: string }
  | {
      ok: false;
      refusal: 'not-found' | 'not-authorised' | 'refused-by-provider' | 'bad-pieces';
    };

export interface DispatchInput {
  orderId: string;
  pieces?: readonly DispatchPiece[];
  tracking?: Tracking;
}

/** Captures for sent goods (Danish rule: charge at dispatch). Idempotent per parcel; resumes after a crash. */
export async function dispatchOrder(
  world: World,
  who: May<'today' | 'orders'>,
  input: DispatchInput,
): Promise<DispatchOutcome> {
  let ordered: readonly DispatchPiece[] = [];
  const requested = await change(world, who, async (c): Promise<DispatchOutcome> => {
    const order = await lockOrder(c.tx, input.orderId);
    if (!order) return { ok: false, refusal: 'not-found' };
    const lines = (await orderLines(c.tx, order.id)).map(asLine);
    const pieces = (input.pieces ?? allPieces(lines)).filter(({ quantity }) => quantity !== 0);
    const tracking = input.tracking ?? noTracking;
    if (order.state !== 'authorised' || order.capture !== 'on-dispatch') {
      const isSent =
        order.state === 'paid' && (await isOnItsWay(c.tx, { orderId: order.id, pieces, tracking }));
      return isSent ? { ok: true, orderState: order.state } : { ok: false, refusal: 'not-authorised' };
    }
    if (isEnded(order.authorised_until, c.now)) return { ok: false, refusal: 'refused-by-provider' };
    const parcelMinor = amountFor(lines, pieces);
    if (parcelMinor === null) return { ok: false, refusal: 'bad-pieces' };
    const amountMinor = capturedFor(parcelMinor, order);
    const parcel = { orderId: order.id, pieces, tracking };
    ordered = pieces;
    const isRepeated = await isOnItsWay(c.tx, parcel);
    await insertDispatch(c, { ...parcel, amountMinor, state: 'requested' });
    const entry = { action: 'order.dispatched', subject: aboutOrder(order.id) } as const;
    const details = { isPart: input.pieces !== undefined };
    if (!isRepeated) await audit(c, { ...entry, details });
    return { ok: true, orderState: order.state };
  });
  if (!requested.ok || requested.orderState !== 'authorised') return requested;
  const outcome = await finishDispatch(world, input.orderId);
  const isOver = outcome.ok ? outcome.orderState === 'paid' : outcome.refusal === 'not-authorised';
  if (!isOver) return outcome;
  // A concurrent request may have been first: succeed only if this parcel was sent.
  const parcel = { orderId: input.orderId, pieces: ordered, tracking: input.tracking ?? noTracking };
  return (await wasSent(world, parcel))
    ? { ok: true, orderState: 'paid' }
    : { ok: false, refusal: 'not-authorised' };
}

const aboutOrder = (orderId: string) => `order:${orderId}`;

async function wasSent(world: World, parcel: Omit<NewDispatch, 'amountMinor'>) {
  return world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, parcel.orderId);
    return order?.state === 'paid' && (await isOnItsWay(tx, parcel));
  });
}

/** Captures the latest requested parcel. Idempotent; also called by the reconciler. */
export async function finishDispatch(world: World, orderId: string): Promise<DispatchOutcome> {
  const [requested] = await pendingDispatches(world.db.query, orderId);
  const payment = await paymentToCapture(world.db.query, orderId);
  if (!payment) return { ok: false, refusal: 'not-found' };
  const { intentId, paymentId, orderState } = payment;
  const amountMinor = requested?.amount_minor ?? null;
  const isCovered = isWithoutProvider(payment);
  if (amountMinor === null || orderState !== 'authorised' || !(intentId || isCovered)) {
    return { ok: false, refusal: 'not-authorised' };
  }
  if (isCovered || !intentId) {
    await settleAuthorisedGiftCard(world, { paymentId, act: 'capture', amountMinor });
    return {
      ok: true,
      orderState: (await paymentToCapture(world.db.query, orderId))?.orderState ?? 'unknown',
    };
  }
  return withProviderOutageTask(world, paymentId, async (): Promise<DispatchOutcome> => {
    let isRefused = false;
    try {
      const key = `capture:${paymentId}:${amountMinor}`;
      await providerOf(world, payment)?.capture(intentId, amountMinor, key);
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      isRefused = true;
    }
    await settlePayment(world, paymentId);
    const after = (await paymentToCapture(world.db.query, orderId))?.orderState ?? 'unknown';
    if (!isRefused) return { ok: true, orderState: after };
    if (after === 'authorised') await dropRequestedDispatches(world, orderId);
    return after === 'paid' ? { ok: true, orderState: after } : { ok: false, refusal: 'refused-by-provider' };
  });
}

/** Refused and still authorised: without this the reconciler would capture it later. */
async function dropRequestedDispatches(world: World, orderId: string): Promise<void> {
  await change(world, system, async (c) => {
    const order = await lockOrder(c.tx, orderId);
    if (order?.state !== 'authorised') return;
    await closeDispatches(c, { orderId, sentId: null });
    const action = 'order.dispatch-refused';
    await audit(c, { action, subject: aboutOrder(orderId) });
  });
}
