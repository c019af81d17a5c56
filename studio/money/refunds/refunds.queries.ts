import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { RefundState } from '#platform/db/schema/money.ts';
import { netOfLine } from '#studio/money/orders/order.ts';
import { orderLines } from '#studio/money/orders/orders.queries.ts';
import { amountsByLine, refundedByLine } from '#studio/money/orders/refund-lines.ts';
import type { RefundFacts } from './refund-calculation.ts';

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

/** In full. After a refund of a part, or of a pack's unused sessions, a credit can still be returned. */
export async function isPurchaseRefunded(q: Queries, entitlementId: string): Promise<boolean> {
  const row = await q
    .selectFrom('entitlements')
    .innerJoin('orders', 'orders.id', 'entitlements.order_id')
    .select(['orders.id', 'orders.state'])
    .where('entitlements.id', '=', entitlementId)
    .executeTakeFirst();
  if (row?.state !== 'refund-due' && row?.state !== 'refunded') return false;
  return isFullyRefunded(q, row.id);
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

export async function refundedIn(q: Queries, paymentId: string, states: RefundState[]): Promise<number> {
  const row = await q
    .selectFrom('refunds')
    .select((select) => select.fn.sum<number>('amount_minor').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('state', 'in', states)
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
    .select(['id', 'state', 'amount_minor', 'items'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Its stock was put back, or not, item by item. */
export async function hasRefundedItems(q: Queries, orderId: string): Promise<boolean> {
  return (await refundsOfOrder(q, orderId)).some(({ items }) => items !== null);
}

/** Lines, payments and earlier refunds of an order. `unspentMinor`: of the gift card that it sold; null: none. */
export async function refundFacts(q: Queries, orderId: string, unspentMinor: number | null) {
  const made = (await refundsOfOrder(q, orderId)).filter(({ state }) => state !== 'refused');
  const rows = await orderLines(q, orderId);
  const refunds = made.map(({ amount_minor: amountMinor, items }) => ({
    amountMinor,
    byLine: amountsByLine(rows, items),
  }));
  const refunded = refundedByLine(
    rows.map((line) => ({ grossMinor: netOfLine(line) })),
    refunds,
  );
  const lines = rows.map((line, at) => ({
    position: line.position,
    offerId: line.offer_id,
    kind: line.kind,
    description: line.description,
    quantity: line.quantity,
    netMinor: netOfLine(line),
    vatMinor: line.vat_minor,
    refundedQuantity: made
      .flatMap(({ items }) => items ?? [])
      .reduce((sum, item) => sum + (item.position === line.position ? item.quantity : 0), 0),
    refundedMinor: refunded[at] ?? 0,
  }));
  const payments = await refundablePayments(q, orderId);
  const leftMinor = payments.reduce((sum, payment) => sum + payment.leftMinor, 0);
  const most = Math.min(leftMinor, unspentMinor ?? leftMinor);
  return { lines, refunds, payments, leftMinor: most } satisfies RefundFacts<RefundablePayment>;
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

/** Captured payments with what is left of each: cards first, the newest first, then the gift card. */
export async function refundablePayments(q: Queries, orderId: string) {
  const payments = await q
    .selectFrom('payments')
    .select(['id', 'provider', 'currency', 'captured_minor as capturedMinor'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'captured')
    .orderBy((is) => is('provider', '=', 'gift-card'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const left: Array<(typeof payments)[number] & { leftMinor: number }> = [];
  for (const payment of payments) {
    left.push({ ...payment, leftMinor: payment.capturedMinor - (await knownRefunded(q, payment.id)) });
  }
  return left;
}

export type RefundablePayment = Awaited<ReturnType<typeof refundablePayments>>[number];

/** The pack that the order granted; null: it granted none. */
export async function packOfOrder(q: Queries, orderId: string) {
  const row = await q
    .selectFrom('entitlements')
    .innerJoin('offers', 'offers.id', 'entitlements.offer_id')
    .innerJoin('orders', 'orders.id', 'entitlements.order_id')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select(['entitlements.id', 'orders.total_minor as totalMinor', 'orders.currency'])
    .select((select) => [
      select.fn.sum<string>('delta').as('unused'),
      sql<string>`sum(delta) filter (where reason = 'granted')`.as('sessions'),
      sql<string>`(select coalesce(sum(amount_minor), 0) from refunds
        where refunds.order_id = orders.id and refunds.state <> 'refused')`.as('refundedMinor'),
    ])
    .where('entitlements.order_id', '=', orderId)
    .where('entitlements.kind', '=', 'credit')
    .where('offers.kind', '=', 'pack')
    .groupBy(['entitlements.id', 'orders.id'])
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        currency: row.currency,
        totalMinor: row.totalMinor,
        unused: Number(row.unused),
        sessions: Number(row.sessions),
        refundedMinor: Number(row.refundedMinor),
      }
    : null;
}
