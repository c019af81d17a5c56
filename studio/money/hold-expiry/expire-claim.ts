import type { World } from '#platform/world.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';
import { undecidedPaymentOf } from '#studio/calendar/holds/holds.queries.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { closeSession } from '#studio/money/settlement/close-session.ts';
import { change } from '#studio/shared/change.ts';
import { system } from '#studio/shared/who.ts';
import { expireHold } from './expire-hold.ts';

/**
 * Ends a hold. An open payment session is closed at the provider first; its answer decides.
 * @throws PaymentUnavailable: the hour stays claimed and the job retries
 */
export async function expireClaim(
  world: World,
  claimId: string,
  options: { now?: boolean } = {},
): Promise<void> {
  const state = await change(world, system, async (c) => {
    const claim = await lockClaim(c.tx, claimId);
    if (claim?.state !== 'held') return claim?.state;
    const isOver =
      options.now ||
      (claim.expires_at !== null && Temporal.Instant.compare(claim.expires_at, overdueBefore(c.now)) <= 0);
    return isOver ? expireHold(c, claimId) : claim.state;
  });
  if (state !== 'expiring') return;
  const open = await undecidedPaymentOf(world.db.query, claimId);
  if (open) await withProviderOutageTask(world, open, () => closeSession(world, open));
  else await releaseFailed(world, claimId);
}

async function releaseFailed(world: World, claimId: string): Promise<void> {
  await change(world, system, async (c) => {
    const claim = await lockClaim(c.tx, claimId);
    if (claim?.state === 'expiring') await expireHold(c, claimId);
  });
}
