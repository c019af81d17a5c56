import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { lockOrder, moveOrderTo, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { insertSettledPayment, lockPayment } from '#studio/money/payments/payments.store.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';
import { applyPayment } from './apply-payment.ts';

interface Payer {
  returnTokenHash: string;
  payerHash: string | null;
}

/** Settles an order without a card payment: its gift card pays everything, or nothing was left to pay. */
export async function settleCovered(
  world: World,
  tx: Tx,
  { orderId, now, ...payer }: { orderId: string; now: Temporal.Instant } & Payer,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'open' || order.gift_card_minor !== order.total_minor) {
    throw new Error(`order ${orderId} is not covered`);
  }
  const paymentId = await insertCoveredPayment(tx, { order, ...payer, now });
  await moveOrderTo(tx, { orderId, to: 'paid', set: { settled_at: now } });
  const payment = await lockPayment(tx, paymentId);
  if (!payment) throw new Error('a payment just written is not there');
  await applyPayment(world, tx, { order, payment, wasAuthorised: false, now });
}

/** The gift card's part next to a captured card payment. */
export async function settleGiftCardPart(tx: Tx, order: OrderRow, now: Temporal.Instant): Promise<void> {
  if (order.gift_card_minor === 0) return;
  await insertCoveredPayment(tx, { order, returnTokenHash: hashToken(newToken()), payerHash: null, now });
}

function insertCoveredPayment(
  tx: Tx,
  { order, now, ...payer }: { order: OrderRow; now: Temporal.Instant } & Payer,
): Promise<string> {
  const amountMinor = order.gift_card_minor;
  const provider = amountMinor > 0 ? 'gift-card' : 'none';
  const { id: orderId, currency } = order;
  return insertSettledPayment(tx, { orderId, provider, amountMinor, currency, ...payer }, now);
}
