import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { abandonUnopenedPayments, hasLivePayment } from '#studio/money/orders/live-payments.ts';
import { type DomainEventHandler, publish } from '#studio/shared/events.ts';

/** Releases a locked claim that cannot be paid any more, else marks it expiring: the job asks the provider. */
export async function expireHold(
  world: World,
  tx: Tx,
  { claimId, now }: { claimId: string; now: Temporal.Instant },
): Promise<'released' | 'expiring'> {
  await abandonUnopenedPayments(tx, claimId, now);
  if (!(await hasLivePayment(tx, claimId))) {
    if (await moveClaimTo(tx, { claimId, to: 'released', now }))
      await publish(world, tx, { type: 'hold.expired', claimId });
    return 'released';
  }
  await moveClaimTo(tx, { claimId, to: 'expiring', now });
  await world.jobs.send(tx, { name: 'expire-claim', data: { claimId } });
  return 'expiring';
}

export const expireOverdueHold: DomainEventHandler<'hold.overdue'> = async (world, tx, { claimId }) => {
  await expireHold(world, tx, { claimId, now: world.clock.now() });
};
