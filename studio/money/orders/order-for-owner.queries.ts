import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { planProgressOf } from '#studio/offers/plans/plan-progress.queries.ts';
import type { May } from '#studio/shared/who.ts';
import { answersOfOrder } from './answers/order-answers.queries.ts';
import { deliveryOfOrder } from './dispatches/delivery.queries.ts';
import { orderHistory } from './order-history.queries.ts';
import { orderStatus } from './order-status.queries.ts';
import { orderLines } from './orders.queries.ts';
import type { ReceiptContent } from './receipts.store.ts';

export async function orderForOwner(q: Queries, _who: May<'orders'>, id: string) {
  if (!z.guid().safeParse(id).success) return null;
  const order = await q
    .selectFrom('orders')
    .selectAll()
    .select([orderStatus.as('status'), deliveryOfOrder.as('delivery')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) return null;
  const lines = await orderLines(q, id);
  const payments = await paymentsOfOrder(q, id);
  const documents = await q
    .selectFrom('receipts')
    .select(['number', 'kind', 'issued_at', 'for_accountant'])
    .where('order_id', '=', id)
    .orderBy('number')
    .execute();
  const refunds = await q
    .selectFrom('refunds')
    .select('amount_minor')
    .where('order_id', '=', id)
    .where('state', '!=', 'refused')
    .execute();
  const takenMinor = sum(
    payments.filter(({ state }) => state === 'captured'),
    'captured_minor',
  );
  return {
    order,
    lines,
    plan: (await planProgressOf(q, [id])).get(id) ?? null,
    payments,
    documents,
    leftMinor: Math.min(
      takenMinor - sum(refunds, 'amount_minor'),
      (await unspentOfSoldGiftCard(q, id)) ?? Number.POSITIVE_INFINITY,
    ),
    invoices: await invoicesOf(q, id),
    related: await relatedTo(q, order.id, order.replaces_order_id),
    answers: await answersOfOrder(q, id),
    history: await orderHistory(q, order),
  };
}

export type OwnersOrder = NonNullable<Awaited<ReturnType<typeof orderForOwner>>>;

/** Null: the order sold no gift card. */
export async function unspentOfSoldGiftCard(q: Queries, orderId: string): Promise<number | null> {
  const row = await q
    .selectFrom('entitlements')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select((select) => select.fn.sum<string>('delta').as('balance'))
    .where('entitlements.order_id', '=', orderId)
    .where('kind', '=', 'gift-card')
    .groupBy('entitlements.id')
    .executeTakeFirst();
  return row ? Number(row.balance) : null;
}

function sum<Name extends string>(rows: ReadonlyArray<Record<Name, number>>, name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0);
}

async function invoicesOf(q: Queries, id: string) {
  return q
    .selectFrom('invoices')
    .select(['number', 'kind', sql<boolean>`credited_at is not null`.as('isCredited')])
    .where('order_id', '=', id)
    .orderBy('number')
    .execute();
}

async function relatedTo(q: Queries, id: string, replaces: string | null) {
  return q
    .selectFrom('orders')
    .select(['id', 'number', orderStatus.as('status')])
    .where((is) => is.or([is('replaces_order_id', '=', id), ...(replaces ? [is('id', '=', replaces)] : [])]))
    .orderBy('created_at')
    .execute();
}

export async function documentForOwner(
  q: Queries,
  { orderId, number }: { who: May<'students' | 'orders'>; orderId: string; number: number },
) {
  if (!z.guid().safeParse(orderId).success || !Number.isSafeInteger(number)) return null;
  const row = await q
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .select(['receipts.number', 'kind', 'content', 'issued_at', 'language', 'ships_to'])
    .where('order_id', '=', orderId)
    .where('receipts.number', '=', number)
    .executeTakeFirst();
  return row ? { ...row, content: row.content as ReceiptContent } : null;
}
