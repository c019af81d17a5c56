import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';

export const reminderHoursBefore = 24;

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
