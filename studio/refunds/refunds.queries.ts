import type { Queries } from '#platform/db/database.ts';

export async function isFullyRefunded(q: Queries, orderId: string): Promise<boolean> {
  const taken = await q
    .selectFrom('payments')
    .select((select) => select.fn.sum<number>('captured_minor').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const given = await q
    .selectFrom('refunds')
    .select((select) => select.fn.sum<number>('amount_minor').as('sum'))
    .where('order_id', '=', orderId)
    .where('state', '!=', 'refused')
    .executeTakeFirst();
  return Number(given?.sum ?? 0) >= Number(taken?.sum ?? 0);
}

/** Succeeded and pending refunds of one payment, in minor units; refused ones do not count. */
export async function knownRefunded(q: Queries, paymentId: string): Promise<number> {
  const row = await q
    .selectFrom('refunds')
    .select((select) => select.fn.sum<number>('amount_minor').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('state', '!=', 'refused')
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/** True while a refund of the order has not succeeded, refused ones included. */
export async function hasUnsettledRefund(q: Queries, orderId: string): Promise<boolean> {
  const row = await q
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '!=', 'succeeded')
    .executeTakeFirst();
  return row !== undefined;
}

export async function refundsOfOrder(q: Queries, orderId: string) {
  return q
    .selectFrom('refunds')
    .select(['id', 'state', 'amount_minor'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}

export async function pendingRefunds(q: Queries, paymentId: string) {
  return q
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', 'in', ['pending', 'due'])
    .execute();
}

export async function refundToSend(q: Queries, refundId: string) {
  return q
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.state', 'refunds.attempts', 'refunds.amount_minor'])
    .select(['refunds.order_id', 'refunds.payment_id', 'payments.intent_id', 'payments.provider'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();
}
