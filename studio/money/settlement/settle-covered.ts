import type { PaymentStatus } from '#platform/payments/payments.ts';
import { lockOrder, moveOrderTo, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { insertCoveredPayment, lockPayment, type PaymentRow } from '#studio/money/payments/payments.store.ts';
import type { Change, Write } from '#studio/shared/change.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';
import { applyPayment } from './apply-payment.ts';
import { settleAuthorised } from './settle-authorised.ts';

interface Payer {
  returnTokenHash: string;
  payerHash: string | null;
}

/** Without a card payment: the gift card pays everything, or nothing is left to pay. What is charged later is authorised. */
export async function settleCovered(
  c: Change,
  { orderId, ...payer }: { orderId: string } & Payer,
): Promise<void> {
  const order = await lockOrder(c.tx, orderId);
  if (order?.state !== 'open' || order.gift_card_minor !== order.total_minor) {
    throw new Error(`order ${orderId} is not covered`);
  }
  const state = order.capture === 'now' ? 'captured' : 'open';
  const payment = await lockPayment(c.tx, await insertPaymentOfGiftCard(c, { order, state, ...payer }));
  if (!payment) throw new Error('a payment just written is not there');
  if (state === 'open') {
    return settleAuthorised(c, { order, payment, status: coveredStatus(payment, 'requires_capture') });
  }
  await moveOrderTo(c.tx, { orderId, to: 'paid', set: { settled_at: c.now } });
  await applyPayment(c, { order, payment, wasAuthorised: false });
}

/** The gift card's part next to a captured card payment. */
export async function settleGiftCardPart(c: Write, order: OrderRow): Promise<void> {
  if (order.gift_card_minor > 0)
    await insertPaymentOfGiftCard(c, { order, state: 'captured', ...withoutPayer() });
}

/** The payer of an order that the system opened: none, so its return address stays unknown. */
export function withoutPayer(): Payer {
  return { returnTokenHash: hashToken(newToken()), payerHash: null };
}

/** What a provider would report. `capturedMinor` is part of the payment for a part of the goods. */
export function coveredStatus(
  { amount_minor: amountMinor, currency }: PaymentRow,
  intent: 'requires_capture' | 'succeeded' | 'canceled',
  capturedMinor = 0,
): PaymentStatus {
  return {
    sessionId: '',
    session: 'complete',
    intentId: null,
    intent,
    amountMinor,
    currency,
    capturedMinor,
    refundedMinor: 0,
    captureBefore: null,
    payerEmail: null,
    payerName: null,
    paymentId: null,
    subscriptionId: null,
  };
}

function insertPaymentOfGiftCard(
  c: Write,
  { order, ...payment }: { order: OrderRow; state: 'open' | 'captured' } & Payer,
): Promise<string> {
  const { id: orderId, currency, gift_card_minor: amountMinor } = order;
  return insertCoveredPayment(c, { orderId, amountMinor, currency, ...payment });
}
