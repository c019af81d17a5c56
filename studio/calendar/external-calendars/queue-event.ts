import type { EventHandler } from '#studio/shared/events.ts';
import { targetCalendar } from './written-events.queries.ts';

/** For events of a booking: its calendar event is written afterwards, if bookings are written to a calendar. */
export const queueEvent: EventHandler<{ bookingId: string }> = async ({ world, tx }, { bookingId }) => {
  if (!(await targetCalendar(tx))) return;
  await world.jobs.send(tx, { name: 'write-event', data: { bookingId } });
};
