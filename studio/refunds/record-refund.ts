import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { moveOrderTo } from '#studio/orders/orders.store.ts';
import { addPaymentRefund } from '#studio/payments/payments.store.ts';

/** The order stays 'refund-due' while another refund is open. The caller has locked the order. */
export async function recordRefund(
  tx: Tx,
  refund: { orderId: string; paymentId: string; amountMinor: number },
): Promise<void> {
  await addPaymentRefund(tx, refund.paymentId, refund.amountMinor);
  const { refunded_minor, total_minor } = await tx
    .updateTable('orders')
    .set({ refunded_minor: sql<number>`least(total_minor, refunded_minor + ${refund.amountMinor})` })
    .where('id', '=', refund.orderId)
    .returning(['refunded_minor', 'total_minor'])
    .executeTakeFirstOrThrow();
  const owed = await tx
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', refund.orderId)
    .where('state', '!=', 'succeeded')
    .executeTakeFirst();
  if (!owed || refunded_minor === total_minor) await moveOrderTo(tx, refund.orderId, 'refunded');
}

export async function isFullyRefunded(tx: Tx, orderId: string): Promise<boolean> {
  const taken = await tx
    .selectFrom('payments')
    .select((select) => select.fn.sum<number>('captured_minor').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const given = await tx
    .selectFrom('refunds')
    .select((select) => select.fn.sum<number>('amount_minor').as('sum'))
    .where('order_id', '=', orderId)
    .where('state', '!=', 'refused')
    .executeTakeFirst();
  return Number(given?.sum ?? 0) >= Number(taken?.sum ?? 0);
}

/** Succeeded and pending refunds of one payment, in minor units; refused ones do not count. */
export async function knownRefunded(tx: Tx, paymentId: string): Promise<number> {
  const row = await tx
    .selectFrom('refunds')
    .select((select) => select.fn.sum<number>('amount_minor').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('state', '!=', 'refused')
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}
