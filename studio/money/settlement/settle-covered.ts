import { lockOrder, moveOrderTo, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { insertSettledPayment, lockPayment } from '#studio/money/payments/payments.store.ts';
import type { Change, Write } from '#studio/shared/change.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';
import { applyPayment } from './apply-payment.ts';

interface Payer {
  returnTokenHash: string;
  payerHash: string | null;
}

/** Settles an order without a card payment: its gift card pays everything, or nothing was left to pay. */
export async function settleCovered(
  c: Change,
  { orderId, ...payer }: { orderId: string } & Payer,
): Promise<void> {
  const order = await lockOrder(c.tx, orderId);
  if (order?.state !== 'open' || order.gift_card_minor !== order.total_minor) {
    throw new Error(`order ${orderId} is not covered`);
  }
  const paymentId = await insertCoveredPayment(c, { order, ...payer });
  await moveOrderTo(c.tx, { orderId, to: 'paid', set: { settled_at: c.now } });
  const payment = await lockPayment(c.tx, paymentId);
  if (!payment) throw new Error('a payment just written is not there');
  await applyPayment(c, { order, payment, wasAuthorised: false });
}

/** The gift card's part next to a captured card payment. */
export async function settleGiftCardPart(c: Write, order: OrderRow): Promise<void> {
  if (order.gift_card_minor === 0) return;
  await insertCoveredPayment(c, { order, returnTokenHash: hashToken(newToken()), payerHash: null });
}

function insertCoveredPayment(c: Write, { order, ...payer }: { order: OrderRow } & Payer): Promise<string> {
  const amountMinor = order.gift_card_minor;
  const provider = amountMinor > 0 ? 'gift-card' : 'none';
  const { id: orderId, currency } = order;
  return insertSettledPayment(c, { orderId, provider, amountMinor, currency, ...payer });
}
