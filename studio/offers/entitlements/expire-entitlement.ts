import type { World } from '#platform/world.ts';
import { publish } from '#studio/shared/events.ts';
import { lockEntitlement, markExpiryNotified, writeLedger } from './entitlements.store.ts';

/** Books what is left of a credit or gift card whose validity is over as expired. Idempotent. */
export async function expireEntitlement(world: World, entitlementId: string): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const one = await lockEntitlement(tx, entitlementId);
    if (!one?.valid_until || one.balance <= 0) return;
    if (Temporal.Instant.compare(one.valid_until, now) > 0) return;
    await writeLedger(tx, { entitlementId, delta: -one.balance, reason: 'expired' }, now);
  });
}

/** Notifies the holder once, before the end. */
export async function notifyExpiring(world: World, entitlementId: string): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const one = await lockEntitlement(tx, entitlementId);
    if (!one?.valid_until || one.balance <= 0) return;
    if (!(await markExpiryNotified(tx, entitlementId, now))) return;
    await publish(world, tx, { type: 'entitlement.expiring', entitlementId, left: one.balance });
  });
}
