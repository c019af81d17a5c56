import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { issueCreditNoteFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { lockPayment } from '#studio/money/payments/payments.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { recordRefund } from './record-refund.ts';
import { knownRefunded, refundToSend } from './refunds.queries.ts';
import { lockRefund, moveRefundTo } from './refunds.store.ts';

/** Records the refund of a manual payment, with credit note and email. False: nothing is left to refund. */
export async function settleManualRefund(
  world: World,
  _who: May<'today'>,
  input: { refundId: string },
): Promise<boolean> {
  if (!z.guid().safeParse(input.refundId).success) return false;
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    const at = await refundToSend(tx, input.refundId);
    const order = at && (await lockOrder(tx, at.order_id));
    const payment = at && (await lockPayment(tx, at.payment_id));
    const refund = await lockRefund(tx, input.refundId);
    if (!order || payment?.provider !== 'manual' || refund?.state !== 'refused') return false;
    const leftMinor = payment.captured_minor - (await knownRefunded(tx, payment.id));
    if (refund.amount_minor > leftMinor) return false;
    await moveRefundTo(tx, { refundId: refund.id, to: 'due' }, now);
    await moveRefundTo(tx, { refundId: refund.id, to: 'succeeded' }, now);
    const { id, amount_minor: amountMinor } = refund;
    await recordRefund(tx, { orderId: order.id, paymentId: payment.id, amountMinor });
    await issueCreditNoteFor(
      tx,
      { order, lines: await orderLines(tx, order.id), refund: { id, amountMinor } },
      now,
    );
    await publish(world, tx, { type: 'refund.recorded', refundId: id });
    const details = { amountMinor, currency: order.currency, isOutside: true };
    await audit(tx, {
      at: now,
      actor: 'owner',
      action: 'order.refunded',
      subject: `order:${order.id}`,
      details,
    });
    return true;
  });
}
