import type { Tx } from '#platform/db/database.ts';
import type { PaymentStatus } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { copyOrderForLateMoney } from '#studio/money/orders/copy-order.ts';
import { ensureUnits } from '#studio/money/orders/ensure-units.ts';
import { authorisationEnds } from '#studio/money/orders/order.ts';
import { type OrderLineRow, orderLines } from '#studio/money/orders/orders.queries.ts';
import { moveOrderTo, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { movePaymentTo, type PaymentRow } from '#studio/money/payments/payments.store.ts';
import { recordExternalRefund } from '#studio/money/refunds/record-external-refund.ts';
import { startPlan } from '#studio/money/subscriptions/settle-plan.ts';
import { takeOutOfCart } from '#studio/offers/cart/carts.store.ts';
import { confirmAddress } from '#studio/people/confirmed-addresses.store.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import { publish } from '#studio/shared/events.ts';
import { nameProblem } from '#studio/shared/person-name.ts';
import { applyPayment } from './apply-payment.ts';
import { holdAgain } from './hold-again.ts';
import { releaseReservations } from './release-reservations.ts';
import { settleGiftCardPart } from './settle-covered.ts';
import type { Settlement } from './settlement.ts';
import { settleDispatch } from './split-order.ts';

interface Settling {
  order: OrderRow;
  payment: PaymentRow;
  status: PaymentStatus;
  now: Temporal.Instant;
  /** False: late money without the part that a gift card should pay. */
  isCovered?: boolean;
}

/** Writes what `decideSettlement` decided. */
export async function applySettlement(
  world: World,
  tx: Tx,
  { settlement, settling }: { settlement: Settlement; settling: Settling },
): Promise<void> {
  const { order, payment, status, now } = settling;
  switch (settlement) {
    case 'pay':
      return settlePaid(world, tx, settling);
    case 'authorise':
      return settleAuthorised(world, tx, settling);
    case 'late': {
      const copy = await copyOrderForLateMoney(tx, { order, payment }, now);
      const { order: renewed, isCovered } = await holdAgain(tx, { ended: order, renewed: copy, now });
      const moved = { ...settling, order: renewed, payment: { ...payment, order_id: renewed.id }, isCovered };
      return applySettlement(world, tx, { settlement: decideLate(status), settling: moved });
    }
    case 'lapse':
      await publish(world, tx, { type: 'payment.closed', paymentId: payment.id });
      await movePaymentTo(
        tx,
        { paymentId: payment.id, to: 'expired', set: { intent_id: status.intentId } },
        now,
      );
      await moveOrderTo(tx, { orderId: order.id, to: 'lapsed', set: { settled_at: now } });
      return releaseReservations(world, tx, { orderId: order.id, now });
    case 'void':
      await publish(world, tx, { type: 'payment.closed', paymentId: payment.id });
      await movePaymentTo(
        tx,
        { paymentId: payment.id, to: 'voided', set: { intent_id: status.intentId } },
        now,
      );
      await moveOrderTo(tx, { orderId: order.id, to: 'voided' });
      return releaseReservations(world, tx, { orderId: order.id, voided: order, now });
    case 'outside-refund':
      await recordExternalRefund(world, tx, { order, payment, refundedMinor: status.refundedMinor, now });
      return;
    case 'unmatched':
      return publish(world, tx, {
        type: 'payment.unmatched',
        paymentId: payment.id,
        orderNumber: order.number,
        intent: status.intent,
        amountMinor: status.capturedMinor || status.amountMinor,
        currency: status.currency,
      });
    case 'wait':
    case 'nothing':
      return;
  }
}

async function settlePaid(world: World, tx: Tx, settling: Settling): Promise<void> {
  const { order, payment, status, now, isCovered = true } = settling;
  const buyer = buyerOf(order, status);
  const { amount_minor: amountMinor } = payment;
  const { capturedMinor, refundedMinor, subscriptionId } = status;
  const captured = { intent_id: status.intentId, captured_minor: capturedMinor };
  await movePaymentTo(tx, { paymentId: payment.id, to: 'captured', set: captured }, now);
  const wasAuthorised = order.state === 'authorised';
  await moveOrderTo(tx, { orderId: order.id, to: 'paid', set: { settled_at: now, ...buyer } });
  await settleGiftCardPart(tx, order, now);
  await confirmAddress(tx, { email: buyer.email ?? order.email, by: 'payment' }, now);
  if (subscriptionId) await startPlan(world, tx, { orderId: order.id, subscriptionId, now });
  const sent =
    wasAuthorised && order.capture === 'on-dispatch'
      ? await settleDispatch(tx, { order, captured: { amountMinor, capturedMinor }, now })
      : order;
  await applyPayment(world, tx, { order: { ...sent, ...buyer }, payment, wasAuthorised, isCovered, now });
  // Refunded at the provider before our first event.
  if (refundedMinor > 0) {
    const refunded = { order: { ...order, ...buyer }, payment, refundedMinor };
    await recordExternalRefund(world, tx, { ...refunded, now });
  }
}

async function settleAuthorised(
  world: World,
  tx: Tx,
  { order, payment, status, now }: Settling,
): Promise<void> {
  const buyer = buyerOf(order, status);
  const lines = await orderLines(tx, order.id);
  const isAvailable = await ensureUnits(tx, { orderId: order.id, lines }, now);
  // No longer available (late money): the authorisation expires now and is voided.
  const until = isAvailable ? authorisationEnds(payment.created_at, status.captureBefore) : now;
  await movePaymentTo(
    tx,
    { paymentId: payment.id, to: 'authorised', set: { intent_id: status.intentId } },
    now,
  );
  const set = { settled_at: now, authorised_until: until, ...buyer };
  await moveOrderTo(tx, { orderId: order.id, to: 'authorised', set });
  await confirmAddress(tx, { email: buyer.email ?? order.email, by: 'payment' }, now);
  await world.jobs.send(tx, { name: 'end-authorisation', data: { orderId: order.id }, at: until });
  if (isAvailable) await applyAuthorisation(world, tx, { order: { ...order, ...buyer }, lines, until });
}

async function applyAuthorisation(
  world: World,
  tx: Tx,
  { order, lines, until }: { order: OrderRow; lines: readonly OrderLineRow[]; until: Temporal.Instant },
): Promise<void> {
  if (order.cart_id) await takeOutOfCart(tx, order.cart_id, lines);
  await publish(world, tx, {
    type: 'order.authorised',
    orderId: order.id,
    orderNumber: order.number,
    applicationId: order.application_id,
    capture: order.capture,
    name: order.name,
    email: order.email,
    offerIds: lines.map((line) => line.offer_id),
    what: lines.map((line) => line.description).join(', '),
    until,
  });
}

/** Fills in a buyer we do not know from the provider; undeliverable addresses are dropped. */
function buyerOf(order: OrderRow, status: PaymentStatus): { email?: string; name?: string } {
  const { payerEmail, payerName } = status;
  return {
    ...(order.email === '' && payerEmail && isEmailAddress(payerEmail) ? { email: payerEmail } : {}),
    ...(order.name === '' && payerName && !nameProblem(payerName) ? { name: payerName } : {}),
  };
}

/** The new order follows the intent: captured is paid, else authorised. */
function decideLate(status: PaymentStatus): Settlement {
  return status.intent === 'succeeded' ? 'pay' : 'authorise';
}
