import type { World } from '#platform/world.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';
import { publish } from '#studio/shared/events.ts';
import { stateOfClaim } from './holds.queries.ts';

/** In the order of their ids. False: a payment keeps one of them claimed. */
export async function endOverdueClaims(world: World, claimIds: readonly string[]): Promise<boolean> {
  return world.db.transaction(async (tx) => {
    let areReleased = true;
    for (const claimId of claimIds) {
      const claim = await lockClaim(tx, claimId);
      if (claim?.state !== 'held') continue;
      await publish(world, tx, { type: 'hold.overdue', claimId });
      if ((await stateOfClaim(tx, claimId)) !== 'released') areReleased = false;
    }
    return areReleased;
  });
}
