import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';

export const reminderHoursBefore = 24;

/**
 * True for an hour that was booked, or moved to, more than a day ahead. A nearer one was confirmed inside that day: the
 * confirmation was the reminder. For queries over `claims`; a booked claim last changed when it became so.
 */
export const bookedLongBefore = sql<boolean>`claims.changed_at < claims.slot_start - interval '24 hours'`;

/** A reminder 24 hours before the session; a session nearer than that was just confirmed and gets none. */
export async function scheduleReminder(
  world: World,
  tx: Tx,
  bookingId: string,
  start: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  const at = start.subtract({ hours: reminderHoursBefore });
  if (Temporal.Instant.compare(at, now) > 0) await world.jobs.send(tx, 'remind-booking', { bookingId }, at);
}
