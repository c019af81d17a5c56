import type { Tx } from '#platform/db/database.ts';
import { revokeEntitlementsOf } from './entitlements.store.ts';
import { moveUnitsTo } from './units.store.ts';

/** All the money of an order goes back: what is left of what it granted, and its seats and stock, go back too. */
export async function takeBackGrants(tx: Tx, orderId: string, now: Temporal.Instant): Promise<void> {
  await revokeEntitlementsOf(tx, orderId, now);
  await moveUnitsTo(tx, orderId, 'free', now);
}
