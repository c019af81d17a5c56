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

/** The request that one of these valid links confirms, with its claim; null once its address has requested again. */
export async function unconfirmedRequest(q: Queries, linkHashes: readonly string[], now: Temporal.Instant) {
  const { rows } = await sql<{ bookingId: string; claimId: string; start: Temporal.Instant }>`
    select b.id as "bookingId", c.id as "claimId", c.slot_start as start
    from secret_links l join bookings b on b.id::text = l.subject_id join claims c on c.id = b.claim_id
    where l.token_hash = any(${[...linkHashes]}::text[]) and l.purpose = 'consultation-confirm'
      and l.used_at is null and l.revoked_at is null and l.expires_at > ${now}
      and c.state in ('held', 'released')
      and not exists (
        select from bookings later
        where later.course_id = b.course_id and lowercase(later.email) = lowercase(b.email)
          and later.created_at > b.created_at
      )
  `.execute(q);
  return rows[0] ?? null;
}
