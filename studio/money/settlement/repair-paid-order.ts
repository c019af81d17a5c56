import type { World } from '#platform/world.ts';
import { hasDocument, hasGrants } from '#studio/money/orders/accounts/repairable.queries.ts';
import { issueCreditNoteFor, issueReceiptFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { lockOrder, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { refundToSend } from '#studio/money/refunds/refunds.queries.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { grantLines } from './grant-lines.ts';

/** Grants what a paid order should have granted. Idempotent. */
export async function grantMissing(world: World, orderId: string): Promise<void> {
  await change(world, system, async (c) => {
    const order = await lockOrder(c.tx, orderId);
    if (order?.state !== 'paid' || order.booking_id || (await hasGrants(c.tx, orderId))) return;
    const lines = await orderLines(c.tx, orderId);
    await grantLines(c, order, lines);
  });
}

/** Issues the receipt that a paid order does not have, dated today. Idempotent. */
export async function issueMissingReceipt(world: World, orderId: string): Promise<void> {
  await change(world, system, async (c) => {
    const order = await lockOrder(c.tx, orderId);
    if (!order || !isPaid(order) || (await hasDocument(c.tx, { orderId, kind: 'receipt' }))) return;
    const lines = await orderLines(c.tx, orderId);
    const issued = await issueReceiptFor(c, { order, lines });
    if (issued.forAccountant) await reportRate(c, order);
  });
}

/** Issues the credit note that a sent refund does not have, dated today. Idempotent. */
export async function issueMissingCreditNote(world: World, refundId: string): Promise<void> {
  await change(world, system, async (c) => {
    const refund = await refundToSend(c.tx, refundId);
    const order = refund && (await lockOrder(c.tx, refund.order_id));
    if (!order || refund?.state !== 'succeeded') return;
    if (await hasDocument(c.tx, { orderId: order.id, kind: 'credit-note', refundId })) return;
    const lines = await orderLines(c.tx, order.id);
    const about = { order, lines, refund: { id: refundId, amountMinor: refund.amount_minor } };
    const issued = await issueCreditNoteFor(c, about);
    if (issued.forAccountant) await reportRate(c, order);
  });
}

const isPaid = ({ state }: OrderRow) => ['paid', 'refund-due', 'refunded'].includes(state);

function reportRate(c: Change, { currency }: OrderRow): Promise<void> {
  return publish(c, { type: 'receipt.rate-missing', currency });
}
