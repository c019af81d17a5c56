import type { Queries } from '#platform/db/database.ts';

/** Whether the order has a receipt, or this refund of it a credit note. */
export async function hasDocument(
  q: Queries,
  document: { orderId: string; kind: 'receipt' | 'credit-note'; refundId?: string },
): Promise<boolean> {
  const row = await q
    .selectFrom('receipts')
    .select('number')
    .where('order_id', '=', document.orderId)
    .where('kind', '=', document.kind)
    .$if(document.refundId !== undefined, (query) => query.where('refund_id', '=', document.refundId ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasGrants(q: Queries, orderId: string): Promise<boolean> {
  const row = await q
    .selectFrom('entitlements')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}
