import type { World } from '#platform/world.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { stateOfClaim } from './holds.queries.ts';

/** In the order of their ids. False: a payment keeps one of them claimed. */
export async function endOverdueClaims(world: World, claimIds: readonly string[]): Promise<boolean> {
  return change(world, system, async (c) => {
    let areReleased = true;
    for (const claimId of claimIds) {
      const claim = await lockClaim(c.tx, claimId);
      if (claim?.state !== 'held') continue;
      await publish(c, { type: 'hold.overdue', claimId });
      if ((await stateOfClaim(c.tx, claimId)) !== 'released') areReleased = false;
    }
    return areReleased;
  });
}
