import type { Tx } from '#platform/db/database.ts';
import type { InstalmentState, PlanEndReason, PlanState } from '#platform/db/schema/money.ts';
import type { Write } from '#studio/shared/change.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { instalmentLifecycle, monthsAfter, planLifecycle, splitPrice } from './plan.ts';

export async function insertPlan(
  { tx, now }: Write,
  plan: { orderId: string; totalMinor: number; count: number },
): Promise<void> {
  const { orderId, totalMinor, count } = plan;
  await tx
    .insertInto('plans')
    .values({ order_id: orderId, state: 'unstarted', count, changed_at: now })
    .execute();
  await tx
    .insertInto('instalments')
    .values(
      splitPrice(totalMinor, count).amounts.map((amount_minor, at) => ({
        order_id: orderId,
        number: at + 1,
        state: 'due' as const,
        amount_minor,
        changed_at: now,
      })),
    )
    .execute();
}

/** The only writer of a plan's state. False: the lifecycle forbids the transition; nothing is written. */
export async function movePlanTo(
  { tx, now }: Write,
  {
    orderId,
    to,
    set: changes = {},
  }: {
    orderId: string;
    to: PlanState;
    set?: Partial<{
      subscription_id: string;
      started_at: Temporal.Instant;
      end_reason: PlanEndReason | null;
      next_check_at: Temporal.Instant | null;
    }>;
  },
): Promise<boolean> {
  const result = await tx
    .updateTable('plans')
    .set({ state: to, changed_at: now, ...changes })
    .where('order_id', '=', orderId)
    .where('state', 'in', statesBefore(planLifecycle, to))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function rememberLook(
  tx: Tx,
  orderId: string,
  look: { endsAt: Temporal.Instant | null; nextCheckAt: Temporal.Instant | null },
): Promise<void> {
  await tx
    .updateTable('plans')
    .set({ ends_at: look.endsAt, next_check_at: look.nextCheckAt })
    .where('order_id', '=', orderId)
    .execute();
}

export async function setDueDates(
  tx: Tx,
  { orderId, startedAt, count }: { orderId: string; startedAt: Temporal.Instant; count: number },
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await tx
      .updateTable('instalments')
      .set({ due_at: monthsAfter(startedAt, number - 1) })
      .where('order_id', '=', orderId)
      .where('number', '=', number)
      .execute();
  }
}

/** The only writer of an instalment's state. False: the lifecycle forbids the transition; nothing is written. */
export async function moveInstalmentTo(
  { tx, now }: Write,
  {
    orderId,
    number,
    to,
    set = {},
  }: {
    orderId: string;
    number: number;
    to: InstalmentState;
    set?: Partial<{ invoice_id: string; pay_url: string | null; unpaid_since: Temporal.Instant }>;
  },
): Promise<boolean> {
  const result = await tx
    .updateTable('instalments')
    .set({ state: to, changed_at: now, ...(to === 'failed' ? {} : { pay_url: null }), ...set })
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .where('state', 'in', statesBefore(instalmentLifecycle, to))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export async function rememberPayUrl(
  tx: Tx,
  at: { orderId: string; number: number },
  payUrl: string | null,
): Promise<void> {
  await tx
    .updateTable('instalments')
    .set({ pay_url: payUrl })
    .where('order_id', '=', at.orderId)
    .where('number', '=', at.number)
    .execute();
}

export async function markPausedNotified(
  { tx, now }: Write,
  at: { orderId: string; number: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('instalments')
    .set({ paused_notified_at: now })
    .where('order_id', '=', at.orderId)
    .where('number', '=', at.number)
    .where('state', 'in', ['failed', 'written-off'])
    .where('paused_notified_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}
