import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
import { markReminded } from './bookings.store.ts';

/** Reminder of one booking (job and reconciliation). Idempotent; only within 24 hours before its start. */
export async function remindBooking(world: World, bookingId: string): Promise<boolean> {
  return change(world, system, async (c) => {
    const isDue = await markReminded(c, bookingId);
    if (isDue) await publish(c, { type: 'booking.reminder-due', bookingId });
    return isDue;
  });
}
