import type { Tx } from '#platform/db/database.ts';
import type { PlanCharge } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { issueReceiptFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import type { OrderRow } from '#studio/money/orders/orders.store.ts';
import { receiptPart } from '#studio/money/orders/plan-order.ts';
import { paymentOfCharge } from '#studio/money/payments/payments.queries.ts';
import { insertCharge, recordFee } from '#studio/money/payments/payments.store.ts';
import { requestRefund } from '#studio/money/refunds/request-refund.ts';
import type { InstalmentRow } from '#studio/offers/plans/plans.queries.ts';
import { moveInstalmentTo } from '#studio/offers/plans/plans.store.ts';
import { publish } from '#studio/shared/events.ts';
import { hashToken, newToken } from '#studio/shared/secret-token.ts';

/** Records a charge. `keeps` null: refund due at once. An amount that differs opens an owner task. */
export async function applyInstalment(
  world: World,
  tx: Tx,
  {
    order,
    charge,
    number,
    keeps = null,
    now,
  }: {
    order: OrderRow;
    charge: PlanCharge;
    number: number;
    keeps?: InstalmentRow | null;
    now: Temporal.Instant;
  },
): Promise<void> {
  const first = await paymentOfCharge(tx, order.id, 1);
  if (!first || number === 1) return;
  if (keeps && keeps.amount_minor !== charge.capturedMinor) {
    await publish(world, tx, {
      type: 'payment.unmatched',
      paymentId: first.id,
      orderNumber: order.number,
      amountMinor: charge.capturedMinor,
      currency: order.currency,
    });
    return;
  }
  const paymentId = await insertCharge(
    tx,
    {
      first,
      instalment: number,
      intentId: charge.intentId,
      amountMinor: charge.capturedMinor,
      returnTokenHash: hashToken(newToken()),
    },
    now,
  );
  if (!paymentId) return;
  if (charge.fee) await recordFee(tx, paymentId, charge.fee);
  const payment = { id: paymentId, amount_minor: charge.capturedMinor, instalment: number };
  const lines = await orderLines(tx, order.id);
  const part = await receiptPart(tx, order.id, payment);
  const receipt = await issueReceiptFor(tx, { order, lines, part }, now);
  if (receipt.forAccountant) {
    await publish(world, tx, { type: 'receipt.rate-missing', currency: order.currency });
  }
  const at = { orderId: order.id, number };
  if (keeps) {
    await moveInstalmentTo(tx, { ...at, to: 'paid', set: { invoice_id: charge.invoiceId } }, now);
    await publish(world, tx, { type: 'plan.instalment-paid', ...at, receiptNumber: receipt.number });
    return;
  }
  const refund = { orderId: order.id, paymentId, amountMinor: charge.capturedMinor };
  await requestRefund(world, tx, { refund: { ...refund, reason: 'plan-over' }, now });
}
