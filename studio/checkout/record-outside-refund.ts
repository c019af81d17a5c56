import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { issueCreditNoteFor } from './issue-receipt.ts';
import { addPaymentRefund, moveOrderTo, type OrderRow, orderLines, type PaymentRow } from './orders.store.ts';
import { insertRefund } from './refunds.store.ts';

/** The owner refunded at the provider itself: our books follow, with a credit note for what was new. */
export async function recordOutsideRefund(
  world: World,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  refundedAtProviderMinor: number,
  now: Temporal.Instant,
): Promise<void> {
  const known = await tx
    .selectFrom('refunds')
    .select((select) => select.fn.sum<number>('amount_minor').as('sum'))
    .where('payment_id', '=', payment.id)
    .where('state', '!=', 'refused')
    .executeTakeFirst();
  const amountMinor = refundedAtProviderMinor - Number(known?.sum ?? 0);
  if (amountMinor <= 0) return;
  const refund = { orderId: order.id, paymentId: payment.id, amountMinor, reason: 'outside' };
  const refundId = await insertRefund(tx, refund, 'succeeded', now);
  await addPaymentRefund(tx, payment.id, amountMinor);
  await moveOrderTo(tx, order.id, 'refund-due');
  await moveOrderTo(tx, order.id, 'refunded', {
    refunded_minor: Math.min(order.total_minor, order.refunded_minor + amountMinor),
  });
  await issueCreditNoteFor(tx, order, await orderLines(tx, order.id), { id: refundId, amountMinor }, now);
  world.log.info({ orderId: order.id, amountMinor }, 'a refund made at the provider was written down');
}
