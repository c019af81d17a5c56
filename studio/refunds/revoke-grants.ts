import type { Tx } from '#platform/db/database.ts';
import { revokeEntitlementsOf } from '#studio/entitlements/entitlements.store.ts';
import { moveUnitsTo } from '#studio/inventory/units.store.ts';
import { movePlanTo } from '#studio/plans/plans.store.ts';

/** Revokes what an order granted and releases its seats and stock. */
export async function revokeGrants(tx: Tx, orderId: string, now: Temporal.Instant): Promise<void> {
  await revokeEntitlementsOf(tx, orderId, now);
  await moveUnitsTo(tx, { orderId, to: 'free' }, now);
  // The reconciler ends the subscription at the provider if no job does so first.
  await movePlanTo(tx, { orderId, to: 'ending', set: { end_reason: 'outside', next_check_at: now } }, now);
}
