import type { ClaimState } from '#platform/db/schema/booking.ts';
import { leavesUnknown } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';
import { expireClaim } from './settle-expired-claim.ts';

export type ReleaseOutcome = { ok: true; hour: ClaimState } | { ok: false; refusal: 'not-found' };

/** Releases this browser's hold. If the provider is unavailable the hour stays claimed and the job retries. */
export async function releaseHold(
  world: World,
  who: Who,
  input: { bookingId: string },
): Promise<ReleaseOutcome> {
  if (!who.holderToken || !/^[0-9a-f-]{36}$/i.test(input.bookingId))
    return { ok: false, refusal: 'not-found' };
  const booking = await world.db.query
    .selectFrom('bookings')
    .select('claim_id')
    .where('id', '=', input.bookingId)
    .where('holder_hash', '=', hashToken(who.holderToken))
    .executeTakeFirst();
  if (!booking) return { ok: false, refusal: 'not-found' };
  try {
    await expireClaim(world, booking.claim_id, { now: true });
  } catch (error) {
    if (!leavesUnknown(error)) throw error;
  }
  const claim = await world.db.query
    .selectFrom('claims')
    .select('state')
    .where('id', '=', booking.claim_id)
    .executeTakeFirstOrThrow();
  return { ok: true, hour: claim.state };
}
