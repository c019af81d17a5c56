import type { PaymentStatus } from '#platform/payments/payments.ts';
import { copyOrderForLateMoney } from '#studio/money/orders/copy-order.ts';
import { moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { isWithoutProvider } from '#studio/money/payments/payment.ts';
import { movePaymentTo } from '#studio/money/payments/payments.store.ts';
import { recordExternalRefund } from '#studio/money/refunds/record-external-refund.ts';
import { startPlan } from '#studio/money/subscriptions/settle-plan.ts';
import { confirmAddress } from '#studio/people/confirmed-addresses.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { applyPayment } from './apply-payment.ts';
import { holdAgain } from './hold-again.ts';
import { releaseReservations } from './release-reservations.ts';
import { buyerOf, type Settling, settleAuthorised } from './settle-authorised.ts';
import { settleCovered, settleGiftCardPart, withoutPayer } from './settle-covered.ts';
import type { Settlement } from './settlement.ts';
import { settleDispatch } from './split-order.ts';

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
  const { capturedMinor, refundedMinor, subscriptionId } = status;
  const captured = { intent_id: status.intentId, captured_minor: capturedMinor };
  await movePaymentTo(c, { paymentId: payment.id, to: 'captured', set: captured });
  const wasAuthorised = order.state === 'authorised';
  await moveOrderTo(c.tx, { orderId: order.id, to: 'paid', set: { settled_at: c.now, ...buyer } });
  await confirmAddress(c, { email: buyer.email ?? order.email, by: 'payment' });
  if (subscriptionId) await startPlan(c, { orderId: order.id, subscriptionId });
  const isParcel = wasAuthorised && order.capture === 'on-dispatch';
  const { sent, coveredRestId } = isParcel
    ? await settleDispatch(c, order, { payment, capturedMinor })
    : { sent: order, coveredRestId: null };
  if (!isWithoutProvider(payment)) await settleGiftCardPart(c, sent);
  if (coveredRestId) await settleCovered(c, { orderId: coveredRestId, ...withoutPayer() });
  await applyPayment(c, { order: { ...sent, ...buyer }, payment, wasAuthorised, isCovered });
  // Refunded at the provider before our first event.
  if (refundedMinor > 0) {
    const refunded = { order: { ...order, ...buyer }, payment, refundedMinor };
    await recordExternalRefund(c, refunded);
  }
}

/** The new order follows the intent: captured is paid, else authorised. */
function decideLate(status: PaymentStatus): Settlement {
  return status.intent === 'succeeded' ? 'pay' : 'authorise';
}
