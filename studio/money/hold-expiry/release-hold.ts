import type { ClaimState } from '#platform/db/schema/booking.ts';
import { leavesUnknown } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { claimOfHolder, stateOfClaim } from '#studio/calendar/holds/holds.queries.ts';
import { releasePlainHold } from '#studio/calendar/holds/holds.store.ts';
import { contentChannel, slotsKey } from '#studio/shared/content-changed.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { expireClaim } from './expire-claim.ts';

export type ReleaseOutcome = { ok: true; hour: ClaimState } | { ok: false; refusal: 'not-found' };

/** Releases this browser's hold. If the provider is unavailable the hour stays claimed and the job retries. */
export async function releaseHold(
  world: World,
  who: Who,
  input: { bookingId: string },
): Promise<ReleaseOutcome> {
  if (!who.holderToken || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(input.bookingId))
    return { ok: false, refusal: 'not-found' };
  const held = { bookingId: input.bookingId, holderHash: hashToken(who.holderToken) };
  const now = world.clock.now();
  const released = await world.db.statement((query) => releasePlainHold(query, held, now));
  if (released === 'not-found') return { ok: false, refusal: 'not-found' };
  if (!released) return releaseByPayment(world, held);
  world.db.announce(contentChannel, slotsKey);
  return { ok: true, hour: released };
}

/** A payment may exist: the provider decides. */
async function releaseByPayment(
  world: World,
  held: { bookingId: string; holderHash: string },
): Promise<ReleaseOutcome> {
  const q = world.db.query;
  const claimId = await claimOfHolder(q, held);
  if (!claimId) return { ok: false, refusal: 'not-found' };
  try {
    await expireClaim(world, claimId, { now: true });
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
  }
  return { ok: true, hour: await stateOfClaim(q, claimId) };
}
