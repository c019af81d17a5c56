import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';

export interface OpenConsultation {
  bookingId: string;
  claimId: string;
  state: 'held' | 'booked';
  start: Temporal.Instant;
  isOwn: boolean;
  isOfEmail: boolean;
}

export async function openConsultations(
  q: Queries,
  holder: { holderHash: string; email: string },
  now: Temporal.Instant,
): Promise<OpenConsultation[]> {
  const ofEmail = sql`lowercase(b.email) = lowercase(${holder.email})`;
  const { rows } = await sql<OpenConsultation>`
    select b.id as "bookingId", c.id as "claimId", c.state, c.slot_start as start,
      (b.holder_hash = ${holder.holderHash}) is true as "isOwn", ${ofEmail} as "isOfEmail"
    from claims c join bookings b on b.claim_id = c.id
    where c.kind = 'consultation'
      and ((c.state = 'held' and c.expires_at > ${overdueBefore(now)}) or (c.state = 'booked' and c.slot_end > ${now}))
      and (${ofEmail} or b.holder_hash = ${holder.holderHash})
    order by c.id
  `.execute(q);
  return rows;
}
