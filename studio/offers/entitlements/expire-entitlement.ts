import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { lockEntitlement, markExpiryNotified, writeLedger } from './entitlements.store.ts';

/** Books what is left of a credit or gift card whose validity is over as expired. Idempotent. */
export async function expireEntitlement(world: World, entitlementId: string): Promise<void> {
  await change(world, system, async (c) => {
    const one = await lockEntitlement(c.tx, entitlementId);
    if (!one?.valid_until || one.balance <= 0) return;
    if (Temporal.Instant.compare(one.valid_until, c.now) > 0) return;
    await writeLedger(c, { entitlementId, delta: -one.balance, reason: 'expired' });
  });
}

/** Notifies the holder once, before the end. */
export async function notifyExpiring(world: World, entitlementId: string): Promise<void> {
  await change(world, system, async (c) => {
    const one = await lockEntitlement(c.tx, entitlementId);
    if (!one?.valid_until || one.balance <= 0) return;
    if (!(await markExpiryNotified(c, entitlementId))) return;
    await publish(c, { type: 'entitlement.expiring', entitlementId, left: one.balance });
  });
}
