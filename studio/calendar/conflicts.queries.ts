import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ClaimKind, ClaimState } from '#platform/db/schema/booking.ts';
import type { BufferMinutes } from './booking-rules.ts';
import { activeClaimStates, overdueBefore } from './claim.ts';
import { claimedRange } from './claims.store.ts';

export interface Conflict {
  kind: ClaimKind;
  state: ClaimState;
  start: Temporal.Instant;
  end: Temporal.Instant;
  who: string | null;
  claimId: string;
  bookingId: string | null;
  dateId: string | null;
  offerId: string | null;
}

/** Active claims that overlap the range with its buffers; overdue holds do not count. */
export async function conflictsWith(
  q: Queries,
  hour: { start: Temporal.Instant; end: Temporal.Instant },
  {
    buffers,
    now,
    exceptClaimIds = [],
  }: { buffers: BufferMinutes; now: Temporal.Instant; exceptClaimIds?: readonly string[] },
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
      'claims.id as claimId',
      'bookings.id as bookingId',
      'claims.date_id as dateId',
      'dates.offer_id as offerId',
    ])
    .where('claims.state', 'in', [...activeClaimStates])
    .where(sql<boolean>`claims.claimed && ${claimedRange(hour, buffers)}::tstzrange`)
    .where(sql<boolean>`not (claims.state = 'held' and claims.expires_at <= ${overdueBefore(now)})`)
    .$if(exceptClaimIds.length > 0, (query) => query.where('claims.id', 'not in', [...exceptClaimIds]))
    .orderBy('claims.slot_start')
    .execute();
}
