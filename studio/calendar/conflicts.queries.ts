import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ClaimKind, ClaimState } from '#platform/db/schema/booking.ts';
import type { BufferMinutes } from './booking-rules.ts';
import { activeClaimStates, overdueBefore } from './claim.ts';
import { claimedRange } from './claims.store.ts';

/** What stands in the way of the owner, by name: for the owner's eyes only. */
export interface Conflict {
  kind: ClaimKind;
  state: ClaimState;
  /** The hour itself, without its buffers. */
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** Whose hour it is, or the owner's note on a block; null: an date's day, or a block without a note. */
  who: string | null;
  /** What the date is one of. */
  offerId: string | null;
}

/**
 * Active claims that overlap a stretch of time with its buffers, in their order: all of them, which are as many as fit
 * beside each other. A hold whose time is up does not count: it is moved on by whoever claims.
 */
export async function conflictsWith(
  q: Queries,
  hour: { start: Temporal.Instant; end: Temporal.Instant },
  buffers: BufferMinutes,
  now: Temporal.Instant,
  exceptClaimIds: readonly string[] = [],
): Promise<Conflict[]> {
  return q
    .selectFrom('claims')
    .leftJoin('bookings', 'bookings.claim_id', 'claims.id')
    .leftJoin('dates', 'dates.id', 'claims.date_id')
    .select([
      'claims.kind',
      'claims.state',
      'claims.slot_start as start',
      'claims.slot_end as end',
      sql<string | null>`coalesce(bookings.name, claims.note)`.as('who'),
      'dates.offer_id as offerId',
    ])
    .where('claims.state', 'in', [...activeClaimStates])
    .where(sql<boolean>`claims.claimed && ${claimedRange(hour, buffers)}::tstzrange`)
    .where(sql<boolean>`not (claims.state = 'held' and claims.expires_at <= ${overdueBefore(now)})`)
    .$if(exceptClaimIds.length > 0, (query) => query.where('claims.id', 'not in', [...exceptClaimIds]))
    .orderBy('claims.slot_start')
    .execute();
}
