import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { issueCreditNoteFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { lockPayment } from '#studio/money/payments/payments.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { May } from '#studio/shared/who.ts';
import { recordRefund } from './record-refund.ts';
import { knownRefunded, refundToSend } from './refunds.queries.ts';
import { lockRefund, moveRefundTo } from './refunds.store.ts';

/** Records the refund of a manual payment, with credit note and email. False: nothing is left to refund. */
export async function settleManualRefund(
  world: World,
  who: May<'today'>,
  input: { refundId: string },
): Promise<boolean> {
  if (!z.guid().safeParse(input.refundId).success) return false;
  return change(world, who, async (c) => {
    const at = await refundToSend(c.tx, input.refundId);
    const order = at && (await lockOrder(c.tx, at.order_id));
    const payment = at && (await lockPayment(c.tx, at.payment_id));
    const refund = await lockRefund(c.tx, input.refundId);
    if (!order || payment?.provider !== 'manual' || refund?.state !== 'refused') return false;
    const leftMinor = payment.captured_minor - (await knownRefunded(c.tx, payment.id));
    if (refund.amount_minor > leftMinor) return false;
    await moveRefundTo(c, { refundId: refund.id, to: 'due' });
    await moveRefundTo(c, { refundId: refund.id, to: 'succeeded' });
    const { id, amount_minor: amountMinor } = refund;
    await recordRefund(c.tx, { orderId: order.id, paymentId: payment.id, amountMinor });
    await issueCreditNoteFor(c, {
      order,
      lines: await orderLines(c.tx, order.id),
      refund: { id, amountMinor },
    });
    await publish(c, { type: 'refund.recorded', refundId: id });
    const details = { amountMinor, currency: order.currency, isOutside: true };
    await audit(c, { action: 'order.refunded', subject: `order:${order.id}`, details });
    return true;
  });
}
