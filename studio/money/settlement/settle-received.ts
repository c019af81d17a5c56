import type { Tx } from '#platform/db/database.ts';
import type { ManualMethod } from '#platform/db/schema/money.ts';
import type { World } from '#platform/world.ts';
import { lockOrder, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { insertManualPayment, lockPayment } from '#studio/money/payments/payments.store.ts';
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
export async function settleReceived(
  world: World,
  tx: Tx,
  { orderId, received, now }: { orderId: string; received: Received; now: Temporal.Instant },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'open' || order.gift_card_minor !== 0) throw new Error(`order ${orderId} is not open`);
  const returnTokenHash = hashToken(newToken());
  const { total_minor: amountMinor, currency } = order;
  const payment = { orderId, ...received, amountMinor, currency, returnTokenHash };
  const paymentId = await insertManualPayment(tx, payment, now);
  await moveOrderTo(tx, { orderId, to: 'paid', set: { settled_at: now } });
  const written = await lockPayment(tx, paymentId);
  if (!written) throw new Error('a payment just written is not there');
  await applyPayment(world, tx, { order, payment: written, wasAuthorised: false, now });
  const settled = await lockOrder(tx, orderId);
  if (settled?.state !== 'paid') throw new NotAvailable();
}
