import type { Queries } from '#platform/db/database.ts';
import { monthsAfter } from './plan.ts';
import { type PlanProgress, planProgress } from './plan-progress.ts';

/** How far the plans of these orders have come; orders that are paid at once are not among them. */
export async function planProgressOf(
  q: Queries,
  orderIds: readonly string[],
): Promise<Map<string, PlanProgress>> {
  if (orderIds.length === 0) return new Map();
  const rows = await q
    .selectFrom('instalments')
    .select(['order_id', 'number', 'state', 'amount_minor', 'due_at'])
    .select((select) =>
      select
        .selectFrom('orders')
        .select('settled_at')
        .whereRef('orders.id', '=', 'instalments.order_id')
        .as('settled_at'),
    )
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('number')
    .execute();
  const found = new Map<string, PlanProgress>();
  for (const [orderId, instalments] of Map.groupBy(rows, ({ order_id }) => order_id)) {
    const progress = planProgress(
      instalments.map(({ number, state, amount_minor, due_at, settled_at }) => ({
        number,
        state,
        amountMinor: amount_minor,
        // Until the provider has named the days: a month apart from the first charge.
        dueAt: due_at ?? (settled_at && monthsAfter(settled_at, number - 1)),
      })),
    );
    if (progress) found.set(orderId, progress);
  }
  return found;
}
