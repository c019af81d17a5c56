import type { Queries } from '#platform/db/database.ts';
import type { RefundItem } from '#platform/db/schema/money.ts';
import type { ReceiptContent } from './receipts.store.ts';

/** DKK per unit on that day; null for DKK and when there is no rate. */
export async function rateOn(q: Queries, currency: string, day: Temporal.PlainDate): Promise<string | null> {
  if (currency !== 'EUR' && currency !== 'USD') return null;
  const row = await q
    .selectFrom('exchange_rates')
    .select('dkk_per_unit')
    .where('currency', '=', currency)
    .where('valid_from', '<=', day.toString())
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.dkk_per_unit ?? null;
}

export async function invoiceOfOrder(q: Queries, orderId: string): Promise<number | null> {
  const row = await q
    .selectFrom('invoices')
    .select('number')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('credited_at', 'is', null)
    .executeTakeFirst();
  return row?.number ?? null;
}

export async function hasReceipt(q: Queries, orderId: string): Promise<boolean> {
  const row = await q
    .selectFrom('receipts')
    .select('number')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'receipt')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Refunds with a credit note, in the order of their numbers. */
export async function creditedBefore(
  q: Queries,
  orderId: string,
): Promise<Array<{ amountMinor: number; items: RefundItem[] | null }>> {
  const rows = await q
    .selectFrom('receipts')
    .leftJoin('refunds', 'refunds.id', 'receipts.refund_id')
    .select(['content', 'items'])
    .where('receipts.order_id', '=', orderId)
    .where('kind', '=', 'credit-note')
    .orderBy('number')
    .execute();
  return rows.map(({ content, items }) => ({ amountMinor: -(content as ReceiptContent).totalMinor, items }));
}

/** Null: an amount that all lines share. */
export async function itemsOfRefund(q: Queries, refundId: string): Promise<RefundItem[] | null> {
  const row = await q.selectFrom('refunds').select('items').where('id', '=', refundId).executeTakeFirst();
  return row?.items ?? null;
}

export async function refundedCharge(
  q: Queries,
  refundId: string,
): Promise<{ amountMinor: number; number: number; count: number } | null> {
  const row = await q
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('plans', 'plans.order_id', 'refunds.order_id')
    .select(['payments.captured_minor', 'payments.instalment', 'plans.count'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();
  return row ? { amountMinor: row.captured_minor, number: row.instalment ?? 1, count: row.count } : null;
}

export async function isRefundToGiftCard(q: Queries, refundId: string): Promise<boolean> {
  const row = await q
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('payments.provider')
    .where('refunds.id', '=', refundId)
    .executeTakeFirst();
  return row?.provider === 'gift-card';
}
