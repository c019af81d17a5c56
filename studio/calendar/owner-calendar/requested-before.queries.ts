import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { CoveredBy } from '#platform/db/schema/booking.ts';
import { activeClaimStates } from '#studio/calendar/claim.ts';

interface Stretch {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

/* A repeated request of the owner finds the existing row and returns it instead of a conflict. */

export async function bookedBefore(
  q: Queries,
  { start, end, email, coveredBy }: Stretch & { email: string; coveredBy: CoveredBy | null },
): Promise<string | null> {
  const row = await claimsOver(q, { start, end })
    .innerJoin('bookings', 'bookings.claim_id', 'claims.id')
    .select('bookings.id')
    .where('claims.kind', '=', 'session')
    .where(sql<boolean>`lowercase(bookings.email) = ${email.toLowerCase()}`)
    .where('bookings.covered_by', 'is not distinct from', coveredBy)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function blockedBefore(
  q: Queries,
  stretch: Stretch,
  note: string | null,
): Promise<string | null> {
  const row = await claimsOver(q, stretch)
    .select('claims.id')
    .where('claims.kind', '=', 'block')
    .where('claims.note', 'is not distinct from', note)
    .executeTakeFirst();
  return row?.id ?? null;
}

function claimsOver(q: Queries, { start, end }: Stretch) {
  return q
    .selectFrom('claims')
    .where('claims.state', 'in', [...activeClaimStates])
    .where('claims.slot_start', '=', start)
    .where('claims.slot_end', '=', end);
}
