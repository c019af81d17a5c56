import type { Tx } from '#platform/db/database.ts';
import { revokeEntitlementsOf } from '#studio/entitlements/entitlements.store.ts';
import { moveUnitsTo } from '#studio/orders/units.store.ts';
import { movePlanTo } from '#studio/plans/plans.store.ts';

/** All the money of an order goes back: what is left of what it granted, and its seats and stock, go back too. */
export async function revokeGrants(tx: Tx, orderId: string, now: Temporal.Instant): Promise<void> {
  await revokeEntitlementsOf(tx, orderId, now);
  await moveUnitsTo(tx, orderId, 'free', now);
  // A plan whose money went back charges no more: the reconcile tells the provider, where nobody does so sooner.
  await movePlanTo(tx, orderId, 'ending', now, { end_reason: 'outside', look_at: now });
}
