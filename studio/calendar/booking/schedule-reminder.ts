import type { Change } from '#studio/shared/change.ts';
import { reminderHoursBefore } from './reminders.queries.ts';

/** 24 hours before the session; none for nearer sessions. */
export async function scheduleReminder(
  { world, tx, now }: Change,
  bookingId: string,
  start: Temporal.Instant,
): Promise<void> {
  const at = start.subtract({ hours: reminderHoursBefore });
  if (Temporal.Instant.compare(at, now) > 0)
    await world.jobs.send(tx, { name: 'remind-booking', data: { bookingId }, at });
}
