import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { RefundItem, RefundState } from '#platform/db/schema/money.ts';
import { refundLifecycle } from '#studio/money/orders/order.ts';
import type { Write } from '#studio/shared/change.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';

export interface NewRefund {
  orderId: string;
  paymentId: string;
  amountMinor: number;
  reason: string;
  note?: string;
  /** Null or absent: an amount that all lines share. */
  items?: readonly RefundItem[] | null;
}

export async function insertRefund(
  { tx, now }: Write,
  refund: NewRefund & { state: 'due' | 'succeeded' },
): Promise<string> {
  const row = await tx
    .insertInto('refunds')
    .values({
      order_id: refund.orderId,
      payment_id: refund.paymentId,
      amount_minor: refund.amountMinor,
      reason: refund.reason,
      note: refund.note ?? '',
      items: refund.items ? json(refund.items) : null,
      state: refund.state,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function lockRefund(tx: Tx, refundId: string) {
  return tx.selectFrom('refunds').selectAll().where('id', '=', refundId).forUpdate().executeTakeFirst();
}

/** The only writer of a refund's state. False: the lifecycle forbids the transition. */
export async function moveRefundTo(
  { tx, now }: Write,
  {
    refundId,
    to,
    providerRefundId = null,
  }: { refundId: string; to: RefundState; providerRefundId?: string | null },
): Promise<boolean> {
  const result = await tx
    .updateTable('refunds')
    .set((set) => ({
      state: to,
      changed_at: now,
      // Counts the owner's retries; part of the idempotency key, so it is constant until the provider answers.
      ...(to === 'due' ? { attempts: set('attempts', '+', 1) } : {}),
      ...(providerRefundId ? { provider_refund_id: providerRefundId } : {}),
    }))
    .where('id', '=', refundId)
    .where('state', 'in', statesBefore(refundLifecycle, to))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
