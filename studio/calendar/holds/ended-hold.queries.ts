import type { ClaimState } from '#platform/db/schema/booking.ts';
import type { World } from '#platform/world.ts';
import { slotName } from '#studio/calendar/slot-name.ts';
import { hashToken } from '#studio/shared/secret-token.ts';
import type { Who } from '#studio/shared/who.ts';

export interface EndedHold {
  id: string;
  name: string;
  email: string;
  place: 'online' | 'studio' | null;
  timeZone: string | null;
  courseId: string;
  start: Temporal.Instant;
  minutes: number;
  slotName: string;
  /** let-go: cancelled early. asking: may still turn out to be paid. ended: certainly unpaid. */
  state: 'ended' | 'let-go' | 'booked' | 'asking';
}

/** An expired hold of this browser; null while it runs, and for other browsers. */
export async function endedHold(world: World, who: Who, bookingId: string): Promise<EndedHold | null> {
  if (!who.holderToken || !/^[0-9a-f-]{36}$/i.test(bookingId)) return null;
  const row = await world.db.query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select([
      'bookings.id',
      'bookings.name',
      'bookings.email',
      'bookings.place',
      'bookings.time_zone as timeZone',
      'bookings.course_id as courseId',
      'claims.slot_start as start',
      'claims.slot_end as end',
      'claims.state as claimState',
      'claims.expires_at as expiresAt',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments')
          .select('payments.id')
          .whereRef('payments.order_id', '=', 'bookings.order_id')
          .where('payments.state', 'in', ['open', 'authorised', 'captured']),
      ).as('isPayable'),
    )
    .where('bookings.id', '=', bookingId)
    .where('claims.kind', '=', 'session')
    .where('bookings.holder_hash', '=', hashToken(who.holderToken))
    .executeTakeFirst();
  if (!row) return null;
  const { end, claimState, expiresAt, isPayable, ...rest } = row;
  const hasTime = expiresAt !== null && Temporal.Instant.compare(expiresAt, world.clock.now()) > 0;
  if (claimState === 'held' && hasTime) return null;
  return {
    ...rest,
    minutes: row.start.until(end).total('minutes'),
    slotName: slotName(row.start, { end, language: who.language, visitorTimeZone: row.timeZone }),
    state: stateOf(claimState, hasTime, isPayable === true),
  };
}

function stateOf(claim: ClaimState, hasTime: boolean, isPayable: boolean): EndedHold['state'] {
  if (claim === 'booked') return 'booked';
  if (claim === 'cancelled') return 'let-go';
  if (claim === 'expiring' || (claim === 'held' && isPayable)) return 'asking';
  return hasTime ? 'let-go' : 'ended';
}
