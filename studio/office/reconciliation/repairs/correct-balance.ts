import type { World } from '#platform/world.ts';
import { correctBalance, lockEntitlement } from '#studio/offers/entitlements/entitlements.store.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import type { Difference } from '../differences/difference.ts';
import { differenceNow, type RepairRefusal } from './difference-now.ts';

/** Enters in the ledger what was spent too much or too little of a pack or gift card. Null: done. */
export async function correctSpent(
  world: World,
  { kind, subjectId }: Pick<Difference, 'kind' | 'subjectId'>,
): Promise<RepairRefusal | null> {
  return change(world, system, async (c) => {
    const entitlement = await lockEntitlement(c.tx, subjectId);
    const found = await differenceNow(c, kind, subjectId);
    if (!entitlement || !found) return 'gone';
    const { expectedMinor = 0, foundMinor = 0, expectedCount = 0, foundCount = 0 } = found.details;
    const delta = foundMinor - expectedMinor + foundCount - expectedCount;
    if (entitlement.balance + delta < 0) return 'too-few-left';
    await correctBalance(c, { entitlementId: subjectId, delta });
    return null;
  });
}
