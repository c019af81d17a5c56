import { issueCreditNoteFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { moveOrderTo, type OrderRow } from '#studio/money/orders/orders.store.ts';
import type { PaymentRow } from '#studio/money/payments/payments.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { recordRefund } from './record-refund.ts';
import { isFullyRefunded, knownRefunded, refundsOfOrder } from './refunds.queries.ts';
import { insertRefund, type NewRefund } from './refunds.store.ts';
import { revokeGrants, revokeSoldGiftCard } from './revoke-grants.ts';

/** Records a refund made at the provider. Bookings stay. Returns the refund's id; null: nothing new. */
export async function recordExternalRefund(
  c: Change,
  {
    order,
    payment,
    refundedMinor: refundedAtProviderMinor,
    note = '',
    items = null,
  }: {
    order: OrderRow;
    payment: PaymentRow;
    refundedMinor: number;
    note?: string;
    items?: NewRefund['items'];
  },
): Promise<string | null> {
  const known = await knownRefunded(c.tx, payment.id);
  const amountMinor = refundedAtProviderMinor - known;
  if (amountMinor <= 0) return null;
  const refund = { orderId: order.id, paymentId: payment.id, amountMinor, reason: 'outside', note, items };
  const refundId = await insertRefund(c, { ...refund, state: 'succeeded' });
  await moveOrderTo(c.tx, { orderId: order.id, to: 'refund-due' });
  await recordRefund(c.tx, refund);
  await revokeSoldGiftCard(c, { orderId: order.id, refundId, amountMinor });
  if (await isFullyRefunded(c.tx, order.id)) {
    await revokeGrants(c, order.id);
    await publishSuperseded(c, order.id);
  }
  await issueCreditNoteFor(c, {
    order,
    lines: await orderLines(c.tx, order.id),
    refund: { id: refundId, amountMinor },
  });
  c.world.log.info({ orderId: order.id, amountMinor }, 'a refund made at the provider was written down');
  return refundId;
}

async function publishSuperseded(c: Change, orderId: string): Promise<void> {
  for (const { id: refundId, state } of await refundsOfOrder(c.tx, orderId)) {
    if (state === 'refused') await publish(c, { type: 'refund.superseded', refundId });
  }
}
