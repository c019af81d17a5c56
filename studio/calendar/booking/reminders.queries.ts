import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';

export const reminderHoursBefore = 24;

/** Booked over a day ahead: a nearer booking's confirmation was its reminder. */
const bookedLongBefore = sql<boolean>`claims.changed_at < claims.slot_start - interval '24 hours'`;

/** Only within 24 hours before the start. */
export function remindersDue(q: Queries, now: Temporal.Instant) {
  return q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('bookings.id')
    .where('bookings.reminded_at', 'is', null)
    .where('claims.state', '=', 'booked')
    .where('claims.slot_start', '>', now)
    .where('claims.slot_start', '<=', now.add({ hours: reminderHoursBefore }))
    .where(bookedLongBefore);
}
