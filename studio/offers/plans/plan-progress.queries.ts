import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { InstalmentState } from '#platform/db/schema/money.ts';
import { monthsAfter } from './plan.ts';
import { type PlanProgress, planProgress } from './plan-progress.ts';

export interface StoredInstalment {
  number: number;
  state: InstalmentState;
  amountMinor: number;
  /** ISO instants; null: not known yet. */
  dueAt: string | null;
  settledAt: string | null;
}

/** The instalments of a row of `orders`, in the statement that lists it; null: paid at once. */
export const instalmentsOfOrder: RawBuilder<StoredInstalment[] | null> =
  sql`(select json_agg(json_build_object(
    'number', instalments.number, 'state', instalments.state, 'amountMinor', instalments.amount_minor,
    'dueAt', instalments.due_at, 'settledAt', orders.settled_at) order by instalments.number)
  from instalments where instalments.order_id = orders.id)`;

/** How far a plan has come; null: paid at once. */
export function progressOf(instalments: readonly StoredInstalment[] | null): PlanProgress | null {
  return planProgress(
    (instalments ?? []).map(({ number, state, amountMinor, dueAt, settledAt }) => ({
      number,
      state,
      amountMinor,
      // Until the provider has named the days: a month apart from the first charge.
      dueAt: dueAt
        ? Temporal.Instant.from(dueAt)
        : settledAt
          ? monthsAfter(Temporal.Instant.from(settledAt), number - 1)
          : null,
    })),
  );
}

/** How far the plans of these orders have come; orders that are paid at once are not among them. */
export async function planProgressOf(
  q: Queries,
  orderIds: readonly string[],
): Promise<Map<string, PlanProgress>> {
  if (orderIds.length === 0) return new Map();
  const rows = await q
    .selectFrom('orders')
    .select(['id', instalmentsOfOrder.as('instalments')])
    .where('id', 'in', orderIds)
    .execute();
  return new Map(
    rows.flatMap(({ id, instalments }) => {
      const progress = progressOf(instalments);
      return progress ? [[id, progress] as const] : [];
    }),
  );
}
