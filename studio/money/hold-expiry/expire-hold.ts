import { moveClaimTo } from '#studio/calendar/claims.store.ts';
import { abandonUnopenedPayments, hasLivePayment } from '#studio/money/orders/live-payments.ts';
import type { Change } from '#studio/shared/change.ts';
import { type DomainEventHandler, publish } from '#studio/shared/events.ts';

/** Releases a locked claim that cannot be paid any more, else marks it expiring: the job asks the provider. */
export async function expireHold(c: Change, claimId: string): Promise<'released' | 'expiring'> {
  await abandonUnopenedPayments(c, claimId);
  if (!(await hasLivePayment(c.tx, claimId))) {
    if (await moveClaimTo(c, claimId, 'released')) await publish(c, { type: 'hold.expired', claimId });
    return 'released';
  }
  await moveClaimTo(c, claimId, 'expiring');
  await c.world.jobs.send(c.tx, { name: 'expire-claim', data: { claimId } });
  return 'expiring';
}

export const expireOverdueHold: DomainEventHandler<'hold.overdue'> = async (c, { claimId }) => {
  await expireHold(c, claimId);
};
