import type { Queries } from '#platform/db/database.ts';
import type { InstalmentState } from '#platform/db/schema/money.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';
import { guaranteeEnds } from '#studio/money/orders/guarantee.ts';
import { paymentsOfOrder } from '#studio/money/payments/payments.queries.ts';
import { isPaused } from '#studio/offers/plans/plan.ts';
import { refundsOfOrder } from './refunds.queries.ts';

export interface CourseOrder {
  takenMinor: number;
  guaranteeEnds: Temporal.Instant | null;
  instalments: ReadonlyArray<{
    number: number;
    state: InstalmentState;
    amountMinor: number;
    dueAt: Temporal.Instant | null;
    payUrl: string | null;
  }>;
  isPaused: boolean;
  /** The buyer has access: paid, not refunded, not paused. */
  isOpen: boolean;
}

/** Null: no course, or not paid. */
export async function courseOfOrder(
  q: Queries,
  {
    order,
    lines,
    now,
  }: {
    order: { id: string; state: OrderState; settled_at: Temporal.Instant | null };
    lines: ReadonlyArray<{ kind: string }>;
    now: Temporal.Instant;
  },
): Promise<CourseOrder | null> {
  const isPaid = ['paid', 'refund-due', 'refunded'].includes(order.state);
  if (!isPaid || !order.settled_at || !lines.some(({ kind }) => kind === 'course')) return null;
  const payments = await paymentsOfOrder(q, order.id, ['captured']);
  const takenMinor = payments.reduce((sum, one) => sum + one.captured_minor, 0);
  const refunds = await refundsOfOrder(q, order.id);
  const backMinor = refunds.reduce((sum, one) => sum + (one.state === 'refused' ? 0 : one.amount_minor), 0);
  const instalments = await q
    .selectFrom('instalments')
    .select([
      'number',
      'state',
      'amount_minor as amountMinor',
      'due_at as dueAt',
      'pay_url as payUrl',
      'unpaid_since as unpaidSince',
    ])
    .where('order_id', '=', order.id)
    .orderBy('number')
    .execute();
  const ends = guaranteeEnds(order.settled_at);
  const isKept = backMinor < takenMinor;
  const isAccessPaused = isKept && isPaused(instalments, now);
  return {
    takenMinor,
    guaranteeEnds: isKept && Temporal.Instant.compare(now, ends) < 0 ? ends : null,
    instalments,
    isPaused: isAccessPaused,
    isOpen: isKept && !isAccessPaused && (await isEnrolled(q, order.id)),
  };
}

async function isEnrolled(q: Queries, orderId: string): Promise<boolean> {
  const row = await q
    .selectFrom('entitlements')
    .innerJoin('ledger_entries', 'ledger_entries.entitlement_id', 'entitlements.id')
    .select('entitlements.id')
    .where('entitlements.order_id', '=', orderId)
    .where('entitlements.kind', '=', 'enrolment')
    .groupBy('entitlements.id')
    .having((is) => is.fn.sum('ledger_entries.delta'), '>', 0)
    .executeTakeFirst();
  return row !== undefined;
}
