import type { PaymentStatus } from '#platform/payments/payments.ts';
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
import type { Change } from '#studio/shared/change.ts';
import { isEmailAddress, withAsciiDomain } from '#studio/shared/email-address.ts';
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
  /** False: late money without the part that a gift card should pay. */
  isCovered?: boolean;
}

/** Writes what `decideSettlement` decided. */
export async function applySettlement(c: Change, settlement: Settlement, settling: Settling): Promise<void> {
  const { order, payment, status } = settling;
  switch (settlement) {
    case 'pay':
      return settlePaid(c, settling);
    case 'authorise':
      return settleAuthorised(c, settling);
    case 'late': {
      const copy = await copyOrderForLateMoney(c, order, payment);
      const { order: renewed, isCovered } = await holdAgain(c, { ended: order, renewed: copy });
      const moved = { ...settling, order: renewed, payment: { ...payment, order_id: renewed.id }, isCovered };
      return applySettlement(c, decideLate(status), moved);
    }
    case 'lapse':
      await publish(c, { type: 'payment.closed', paymentId: payment.id });
      await movePaymentTo(c, { paymentId: payment.id, to: 'expired', set: { intent_id: status.intentId } });
      await moveOrderTo(c.tx, { orderId: order.id, to: 'lapsed', set: { settled_at: c.now } });
      return releaseReservations(c, { orderId: order.id });
    case 'void':
      await publish(c, { type: 'payment.closed', paymentId: payment.id });
      await movePaymentTo(c, { paymentId: payment.id, to: 'voided', set: { intent_id: status.intentId } });
      await moveOrderTo(c.tx, { orderId: order.id, to: 'voided' });
      return releaseReservations(c, { orderId: order.id, voided: order });
    case 'outside-refund':
      await recordExternalRefund(c, { order, payment, refundedMinor: status.refundedMinor });
      return;
    case 'unmatched':
      return publish(c, {
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

async function settlePaid(c: Change, settling: Settling): Promise<void> {
  const { order, payment, status, isCovered = true } = settling;
  const buyer = buyerOf(order, status);
  const { amount_minor: amountMinor } = payment;
  const { capturedMinor, refundedMinor, subscriptionId } = status;
  const captured = { intent_id: status.intentId, captured_minor: capturedMinor };
  await movePaymentTo(c, { paymentId: payment.id, to: 'captured', set: captured });
  const wasAuthorised = order.state === 'authorised';
  await moveOrderTo(c.tx, { orderId: order.id, to: 'paid', set: { settled_at: c.now, ...buyer } });
  await settleGiftCardPart(c, order);
  await confirmAddress(c, { email: buyer.email ?? order.email, by: 'payment' });
  if (subscriptionId) await startPlan(c, { orderId: order.id, subscriptionId });
  const sent =
    wasAuthorised && order.capture === 'on-dispatch'
      ? await settleDispatch(c, order, { amountMinor, capturedMinor })
      : order;
  await applyPayment(c, { order: { ...sent, ...buyer }, payment, wasAuthorised, isCovered });
  // Refunded at the provider before our first event.
  if (refundedMinor > 0) {
    const refunded = { order: { ...order, ...buyer }, payment, refundedMinor };
    await recordExternalRefund(c, refunded);
  }
}

async function settleAuthorised(c: Change, { order, payment, status }: Settling): Promise<void> {
  const buyer = buyerOf(order, status);
  const lines = await orderLines(c.tx, order.id);
  const isAvailable = await ensureUnits(c, order.id, lines);
  // No longer available (late money): the authorisation expires now and is voided.
  const until = isAvailable ? authorisationEnds(payment.created_at, status.captureBefore) : c.now;
  await movePaymentTo(c, { paymentId: payment.id, to: 'authorised', set: { intent_id: status.intentId } });
  const set = { settled_at: c.now, authorised_until: until, ...buyer };
  await moveOrderTo(c.tx, { orderId: order.id, to: 'authorised', set });
  await confirmAddress(c, { email: buyer.email ?? order.email, by: 'payment' });
  await c.world.jobs.send(c.tx, { name: 'end-authorisation', data: { orderId: order.id }, at: until });
  if (isAvailable) await applyAuthorisation(c, { order: { ...order, ...buyer }, lines, until });
}

async function applyAuthorisation(
  c: Change,
  { order, lines, until }: { order: OrderRow; lines: readonly OrderLineRow[]; until: Temporal.Instant },
): Promise<void> {
  if (order.cart_id) await takeOutOfCart(c.tx, order.cart_id, lines);
  await publish(c, {
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
    ...(order.email === '' && payerEmail && isEmailAddress(payerEmail)
      ? { email: withAsciiDomain(payerEmail) }
      : {}),
    ...(order.name === '' && payerName && !nameProblem(payerName) ? { name: payerName } : {}),
  };
}

/** The new order follows the intent: captured is paid, else authorised. */
function decideLate(status: PaymentStatus): Settlement {
  return status.intent === 'succeeded' ? 'pay' : 'authorise';
}
