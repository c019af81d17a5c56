import type { World } from '#platform/world.ts';
import { endOfGrace } from '#studio/calendar/claim.ts';
import { nextExpiry, overdueHolds } from '#studio/calendar/holds/holds.queries.ts';
import { expireClaim } from './expire-claim.ts';

/** Ends every overdue hold and returns when the next will be overdue; null: nothing is held. */
export async function endOverdueHolds(world: World): Promise<Temporal.Instant | null> {
  for (const claimId of await overdueHolds(world.db.query, world.clock.now())) {
    try {
      await expireClaim(world, claimId);
    } catch (error) {
      // It is expiring now, and the job sent with that change queries the provider again.
      world.log.warn({ claimId, err: error }, 'an overdue hold could not be ended yet');
    }
  }
  const next = await nextExpiry(world.db.query);
  return next && endOfGrace(next);
}
