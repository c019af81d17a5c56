import type { Tx } from '#platform/db/database.ts';
import { addRefunded, moveOrderTo } from '#studio/money/orders/orders.store.ts';
import { addPaymentRefund } from '#studio/money/payments/payments.store.ts';
import { hasUnsettledRefund } from './refunds.queries.ts';

/** The order stays 'refund-due' while another refund is open. The caller has locked the order. */
export async function recordRefund(
  tx: Tx,
  refund: { orderId: string; paymentId: string; amountMinor: number },
): Promise<void> {
  await addPaymentRefund(tx, refund.paymentId, refund.amountMinor);
  const { refunded_minor, total_minor } = await addRefunded(tx, refund.orderId, refund.amountMinor);
  const isSettled = refunded_minor === total_minor || !(await hasUnsettledRefund(tx, refund.orderId));
  if (isSettled) await moveOrderTo(tx, { orderId: refund.orderId, to: 'refunded' });
}
