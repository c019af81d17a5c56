import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';

export const reminderHoursBefore = 24;

/** Booked over a day ahead: a nearer booking's confirmation was its reminder. */
export const bookedLongBefore = sql<boolean>`claims.changed_at < claims.slot_start - interval '24 hours'`;

/** 24 hours before the session; none for nearer sessions. */
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
