import type { ManualMethod } from '#platform/db/schema/money.ts';
import { lockOrder, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { insertManualPayment, lockPayment } from '#studio/money/payments/payments.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';
import { applyPayment } from './apply-payment.ts';

/** Money that the owner received outside the system. */
export interface Received {
  method: ManualMethod;
  /** Null: the day was not asked for. */
  receivedOn: Temporal.PlainDate | null;
}

/** What was paid for is no longer available: rolls everything back, since no money has to be returned. */
export class NotAvailable extends Error {}

/**
 * An open order becomes paid by what the owner received: receipt, grants, booking. The receipt is emailed on request
 * only. Throws NotAvailable when a seat or hour is gone.
 */
export async function settleReceived(c: Change, orderId: string, received: Received): Promise<void> {
  const order = await lockOrder(c.tx, orderId);
  if (order?.state !== 'open' || order.gift_card_minor !== 0) throw new Error(`order ${orderId} is not open`);
  const returnTokenHash = hashToken(newToken());
  const { total_minor: amountMinor, currency } = order;
  const payment = { orderId, ...received, amountMinor, currency, returnTokenHash };
  const paymentId = await insertManualPayment(c, payment);
  await moveOrderTo(c.tx, { orderId, to: 'paid', set: { settled_at: c.now } });
  const written = await lockPayment(c.tx, paymentId);
  if (!written) throw new Error('a payment just written is not there');
  await applyPayment(c, { order, payment: written, wasAuthorised: false });
  const settled = await lockOrder(c.tx, orderId);
  if (settled?.state !== 'paid') throw new NotAvailable();
}
