import type { World } from '#platform/world.ts';
import { publish } from '#studio/shared/events.ts';
import { markReminded } from './bookings.store.ts';

/** Reminder of one booking (job and reconciliation). Idempotent; only within 24 hours before its start. */
export async function remindBooking(world: World, bookingId: string): Promise<boolean> {
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    const isDue = await markReminded(tx, bookingId, now);
    if (isDue) await publish(world, tx, { type: 'booking.reminder-due', bookingId });
    return isDue;
  });
}
