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

/** The last request of an address, with its claim, while its link is valid. */
export async function unconfirmedRequest(q: Queries, email: string, now: Temporal.Instant) {
  const { rows } = await sql<{ bookingId: string; claimId: string; start: Temporal.Instant }>`
    select b.id as "bookingId", c.id as "claimId", c.slot_start as start
    from bookings b join claims c on c.id = b.claim_id
    where c.kind = 'consultation' and lowercase(b.email) = lowercase(${email}) and c.state in ('held', 'released')
      and exists (
        select from secret_links l
        where l.subject_id = b.id::text and l.purpose = 'consultation-confirm'
          and l.used_at is null and l.revoked_at is null and l.expires_at > ${now}
      )
    order by c.created_at desc
    limit 1
  `.execute(q);
  return rows[0] ?? null;
}
