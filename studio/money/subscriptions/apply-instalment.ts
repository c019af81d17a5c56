import type { PlanCharge } from '#platform/payments/payments.ts';
import { issueReceiptFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import type { OrderRow } from '#studio/money/orders/orders.store.ts';
import { receiptPart } from '#studio/money/orders/plan-order.ts';
import { paymentOfCharge } from '#studio/money/payments/payments.queries.ts';
import { insertCharge, recordFee } from '#studio/money/payments/payments.store.ts';
import { requestRefund } from '#studio/money/refunds/request-refund.ts';
import type { InstalmentRow } from '#studio/offers/plans/plans.queries.ts';
import { moveInstalmentTo } from '#studio/offers/plans/plans.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';

/** Records a charge. `keeps` null: refund due at once. An amount that differs opens an owner task. */
export async function applyInstalment(
  c: Change,
  {
    order,
    charge,
    number,
    keeps = null,
  }: { order: OrderRow; charge: PlanCharge; number: number; keeps?: InstalmentRow | null },
): Promise<void> {
  const first = await paymentOfCharge(c.tx, order.id, 1);
  if (!first || number === 1) return;
  if (keeps && keeps.amount_minor !== charge.capturedMinor) {
    await publish(c, {
      type: 'payment.unmatched',
      paymentId: first.id,
      orderNumber: order.number,
      amountMinor: charge.capturedMinor,
      currency: order.currency,
    });
    return;
  }
  const paymentId = await insertCharge(c, {
    first,
    instalment: number,
    intentId: charge.intentId,
    amountMinor: charge.capturedMinor,
    returnTokenHash: hashToken(newToken()),
  });
  if (!paymentId) return;
  if (charge.fee) await recordFee(c.tx, paymentId, charge.fee);
  const payment = { id: paymentId, amount_minor: charge.capturedMinor, instalment: number };
  const lines = await orderLines(c.tx, order.id);
  const part = await receiptPart(c.tx, order.id, payment);
  const receipt = await issueReceiptFor(c, { order, lines, part });
  if (receipt.forAccountant) {
    await publish(c, { type: 'receipt.rate-missing', currency: order.currency });
  }
  const at = { orderId: order.id, number };
  if (keeps) {
    await moveInstalmentTo(c, { ...at, to: 'paid', set: { invoice_id: charge.invoiceId } });
    await publish(c, { type: 'plan.instalment-paid', ...at, receiptNumber: receipt.number });
    return;
  }
  const refund = { orderId: order.id, paymentId, amountMinor: charge.capturedMinor };
  await requestRefund(c, { ...refund, reason: 'plan-over' });
}
