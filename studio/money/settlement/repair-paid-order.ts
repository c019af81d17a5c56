import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { hasDocument, hasGrants } from '#studio/money/orders/accounts/repairable.queries.ts';
import { issueCreditNoteFor, issueReceiptFor } from '#studio/money/orders/issue-receipt.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { lockOrder, type OrderRow } from '#studio/money/orders/orders.store.ts';
import { refundToSend } from '#studio/money/refunds/refunds.queries.ts';
import { publish } from '#studio/shared/events.ts';
import { grantLines } from './grant-lines.ts';

/** Grants what a paid order should have granted. Idempotent. */
export async function grantMissing(world: World, orderId: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'paid' || order.booking_id || (await hasGrants(tx, orderId))) return;
    const lines = await orderLines(tx, orderId);
    await grantLines(world, tx, { order, lines, now: world.clock.now() });
  });
}

/** Issues the receipt that a paid order does not have, dated today. Idempotent. */
export async function issueMissingReceipt(world: World, orderId: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !isPaid(order) || (await hasDocument(tx, { orderId, kind: 'receipt' }))) return;
    const lines = await orderLines(tx, orderId);
    const issued = await issueReceiptFor(tx, { order, lines }, world.clock.now());
    if (issued.forAccountant) await reportRate(world, tx, order);
  });
}

/** Issues the credit note that a sent refund does not have, dated today. Idempotent. */
export async function issueMissingCreditNote(world: World, refundId: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const refund = await refundToSend(tx, refundId);
    const order = refund && (await lockOrder(tx, refund.order_id));
    if (!order || refund?.state !== 'succeeded') return;
    if (await hasDocument(tx, { orderId: order.id, kind: 'credit-note', refundId })) return;
    const lines = await orderLines(tx, order.id);
    const about = { order, lines, refund: { id: refundId, amountMinor: refund.amount_minor } };
    const issued = await issueCreditNoteFor(tx, about, world.clock.now());
    if (issued.forAccountant) await reportRate(world, tx, order);
  });
}

const isPaid = ({ state }: OrderRow) => ['paid', 'refund-due', 'refunded'].includes(state);

function reportRate(world: World, tx: Tx, { currency }: OrderRow): Promise<void> {
  return publish(world, tx, { type: 'receipt.rate-missing', currency });
}
