import type { Queries } from '#platform/db/database.ts';

/** The caller has locked the order, which also protects its plan. */
export async function readPlan(q: Queries, orderId: string) {
  const plan = await q.selectFrom('plans').selectAll().where('order_id', '=', orderId).executeTakeFirst();
  if (!plan) return null;
  const instalments = await q
    .selectFrom('instalments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  return { ...plan, instalments };
}

export type PlanRow = NonNullable<Awaited<ReturnType<typeof readPlan>>>;

export type InstalmentRow = PlanRow['instalments'][number];

/** Null: paid at once. */
export async function chargesOfPlan(q: Queries, orderId: string): Promise<number | null> {
  const plan = await q.selectFrom('plans').select('count').where('order_id', '=', orderId).executeTakeFirst();
  return plan?.count ?? null;
}

export async function planToSell(q: Queries, orderId: string) {
  return q
    .selectFrom('plans')
    .innerJoin('orders', 'orders.id', 'plans.order_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['plans.count', 'orders.total_minor', 'orders.language', 'order_lines.description'])
    .where('plans.order_id', '=', orderId)
    .executeTakeFirst();
}

export async function unpaidInstalments(q: Queries, { orderId, after }: { orderId: string; after: number }) {
  return q
    .selectFrom('instalments')
    .select(['number', 'amount_minor', 'due_at'])
    .where('order_id', '=', orderId)
    .where('number', '>', after)
    .where('state', 'in', ['due', 'failed'])
    .orderBy('number')
    .execute();
}

/** Null: no plan, or no subscription at the provider. */
export async function subscriptionOfOrder(q: Queries, orderId: string) {
  const plan = await q
    .selectFrom('plans')
    .innerJoin('payments', 'payments.order_id', 'plans.order_id')
    .select(['plans.subscription_id', 'plans.count', 'payments.provider'])
    .where('plans.order_id', '=', orderId)
    .where('plans.subscription_id', 'is not', null)
    .executeTakeFirst();
  if (!plan?.subscription_id) return null;
  return { subscriptionId: plan.subscription_id, count: plan.count, provider: plan.provider };
}

/** Orders with an instalment unpaid since that instant whose student has not been notified. */
export async function ordersToNotifyOfPause(q: Queries, unpaidSince: Temporal.Instant): Promise<string[]> {
  const rows = await q
    .selectFrom('instalments')
    .innerJoin('plans', 'plans.order_id', 'instalments.order_id')
    .select('instalments.order_id')
    .distinct()
    .where('instalments.state', 'in', ['failed', 'written-off'])
    .where('instalments.unpaid_since', '<=', unpaidSince)
    .where('instalments.paused_notified_at', 'is', null)
    .where((is) => is.or([is('plans.end_reason', 'is', null), is('plans.end_reason', '=', 'unpaid')]))
    .execute();
  return rows.map(({ order_id }) => order_id);
}
