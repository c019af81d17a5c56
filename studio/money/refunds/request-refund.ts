import { issueCreditNoteFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { lockOrder, moveOrderTo, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { returnToBalance } from '#studio/offers/entitlements/entitlements.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { recordRefund } from './record-refund.ts';
import { isFullyRefunded, knownRefunded } from './refunds.queries.ts';
import { insertRefund, type NewRefund } from './refunds.store.ts';
import { lockUnspentOfSoldGiftCard, revokeGrants, revokeSoldGiftCard } from './revoke-grants.ts';

/**
 * At most what is left, and of a gift card that was sold, what is unspent; a full refund revokes grants. A gift card's
 * part is back on it at once. Null: nothing is left, or the state does not allow it.
 */
export async function requestRefund(c: Change, refund: NewRefund): Promise<string | null> {
  const order = await lockOrder(c.tx, refund.orderId);
  const payment = (await paymentsOfOrder(c.tx, refund.orderId)).find(({ id }) => id === refund.paymentId);
  if (!order || !payment) return null;
  const known = await knownRefunded(c.tx, refund.paymentId);
  const unspentMinor = (await lockUnspentOfSoldGiftCard(c.tx, order.id)) ?? refund.amountMinor;
  const amountMinor = Math.min(refund.amountMinor, payment.captured_minor - known, unspentMinor);
  if (amountMinor <= 0) return null;
  const isDue =
    order.state === 'refund-due' || (await moveOrderTo(c.tx, { orderId: order.id, to: 'refund-due' }));
  if (!isDue) return null;
  const isGiftCard = payment.provider === 'gift-card';
  const state = isGiftCard ? 'succeeded' : 'due';
  const refundId = await insertRefund(c, { ...refund, amountMinor, state });
  await revokeSoldGiftCard(c, { orderId: order.id, refundId, amountMinor });
  if (await isFullyRefunded(c.tx, order.id)) await revokeGrants(c, order.id);
  if (isGiftCard) {
    await refundToGiftCard(c, { order, refund: { ...refund, id: refundId, amountMinor } });
  } else await c.world.jobs.send(c.tx, { name: 'send-refund', data: { refundId } });
  return refundId;
}

async function refundToGiftCard(
  c: Change,
  {
    order,
    refund: { id: refundId, paymentId, amountMinor },
  }: { order: OrderRow; refund: NewRefund & { id: string } },
): Promise<void> {
  if (!order.gift_card_id) throw new Error(`order ${order.id} was not paid with a gift card`);
  const returned = { entitlementId: order.gift_card_id, amount: amountMinor, orderId: order.id, refundId };
  await returnToBalance(c, returned);
  await recordRefund(c.tx, { orderId: order.id, paymentId, amountMinor });
  const lines = await orderLines(c.tx, order.id);
  await issueCreditNoteFor(c, { order, lines, refund: { id: refundId, amountMinor } });
  await publish(c, { type: 'refund.recorded', refundId });
}
