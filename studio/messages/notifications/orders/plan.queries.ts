import type { Queries } from '#platform/db/database.ts';
import type { Money } from '#studio/shared/money.ts';

export interface PlannedCharge {
  dueAt: Temporal.Instant;
  amount: Money;
}

export async function plannedCharges(
  q: Queries,
  order: { id: string; currency: PlannedCharge['amount']['currency'] },
  now: Temporal.Instant,
): Promise<PlannedCharge[]> {
  const rows = await q
    .selectFrom('instalments')
    .select(['number', 'amount_minor'])
    .where('order_id', '=', order.id)
    .orderBy('number')
    .execute();
  const start = now.toZonedDateTimeISO('UTC');
  return rows.map(({ number, amount_minor }) => ({
    dueAt: start.add({ months: number - 1 }).toInstant(),
    amount: { amountMinor: amount_minor, currency: order.currency },
  }));
}

export async function orderWithInstalments(q: Queries, orderId: string) {
  const order = await q
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'orders.number', 'name', 'email', 'language', 'currency', 'description'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const instalments = await q.selectFrom('instalments').selectAll().where('order_id', '=', orderId).execute();
  return { order, instalments };
}
