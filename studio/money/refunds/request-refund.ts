import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { issueCreditNoteFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { lockOrder, moveOrderTo, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { returnToBalance } from '#studio/offers/entitlements/entitlements.store.ts';
import { publish } from '#studio/shared/events.ts';
import { recordRefund } from './record-refund.ts';
import { isFullyRefunded, knownRefunded } from './refunds.queries.ts';
import { insertRefund, type NewRefund } from './refunds.store.ts';
import { lockUnspentOfSoldGiftCard, revokeGrants, revokeSoldGiftCard } from './revoke-grants.ts';

/**
 * At most what is left, and of a gift card that was sold, what is unspent; a full refund revokes grants. A gift card's
 * part is back on it at once. Null: nothing is left, or the state does not allow it.
 */
export async function requestRefund(
  world: World,
  tx: Tx,
  { refund, now }: { refund: NewRefund; now: Temporal.Instant },
): Promise<string | null> {
  const order = await lockOrder(tx, refund.orderId);
  const payment = (await paymentsOfOrder(tx, refund.orderId)).find(({ id }) => id === refund.paymentId);
  if (!order || !payment) return null;
  const known = await knownRefunded(tx, refund.paymentId);
  const unspentMinor = (await lockUnspentOfSoldGiftCard(tx, order.id)) ?? refund.amountMinor;
  const amountMinor = Math.min(refund.amountMinor, payment.captured_minor - known, unspentMinor);
  if (amountMinor <= 0) return null;
  const isDue =
    order.state === 'refund-due' || (await moveOrderTo(tx, { orderId: order.id, to: 'refund-due' }));
  if (!isDue) return null;
  const isGiftCard = payment.provider === 'gift-card';
  const state = isGiftCard ? 'succeeded' : 'due';
  const refundId = await insertRefund(tx, { ...refund, amountMinor, state }, now);
  await revokeSoldGiftCard(tx, { orderId: order.id, refundId, amountMinor }, now);
  if (await isFullyRefunded(tx, order.id)) await revokeGrants(tx, order.id, now);
  if (isGiftCard) {
    await refundToGiftCard(world, tx, { order, refund: { ...refund, id: refundId, amountMinor }, now });
  } else await world.jobs.send(tx, { name: 'send-refund', data: { refundId } });
  return refundId;
}

async function refundToGiftCard(
  world: World,
  tx: Tx,
  {
    order,
    refund: { id: refundId, paymentId, amountMinor },
    now,
  }: { order: OrderRow; refund: NewRefund & { id: string }; now: Temporal.Instant },
): Promise<void> {
  if (!order.gift_card_id) throw new Error(`order ${order.id} was not paid with a gift card`);
  const returned = { entitlementId: order.gift_card_id, amount: amountMinor, orderId: order.id, refundId };
  await returnToBalance(tx, returned, now);
  await recordRefund(tx, { orderId: order.id, paymentId, amountMinor });
  const lines = await orderLines(tx, order.id);
  await issueCreditNoteFor(tx, { order, lines, refund: { id: refundId, amountMinor } }, now);
  await publish(world, tx, { type: 'refund.recorded', refundId });
}
