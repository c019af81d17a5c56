import type { World } from '#platform/world.ts';
import { lockOrder } from '#studio/money/orders/orders.store.ts';
import { pauseAfterDays } from '#studio/offers/plans/plan.ts';
import { ordersToNotifyOfPause, readPlan } from '#studio/offers/plans/plans.queries.ts';
import { markPausedNotified } from '#studio/offers/plans/plans.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';

export async function unnotifiedPaused(world: World): Promise<string[]> {
  const since = world.clock.now().subtract({ hours: pauseAfterDays * 24 });
  return ordersToNotifyOfPause(world.db.query, since);
}

/** Emails the student once when access is paused (`isAccessOpen`), however many instalments are open. */
export async function notifyPaused(world: World, orderId: string): Promise<void> {
  await change(world, system, async (c) => {
    await lockOrder(c.tx, orderId);
    const plan = await readPlan(c.tx, orderId);
    const unpaid = (plan?.instalments ?? []).filter(
      ({ state }) => state === 'failed' || state === 'written-off',
    );
    const wasNotifiedBefore = unpaid.some(({ paused_notified_at }) => paused_notified_at !== null);
    let first: number | null = null;
    for (const { number } of unpaid) {
      if (await markPausedNotified(c, { orderId, number })) first ??= number;
    }
    if (first !== null && !wasNotifiedBefore) {
      await publish(c, { type: 'plan.access-paused', orderId, number: first });
    }
  });
}
