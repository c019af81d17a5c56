import type { World } from '#platform/world.ts';
import { publish } from '#studio/shared/events.ts';
import { bookedLongBefore, reminderHoursBefore } from './schedule-reminder.ts';

/** Reminder of one booking (job and reconciliation). Idempotent; only within 24 hours before its start. */
export async function remindBooking(world: World, bookingId: string): Promise<boolean> {
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    const due = await tx
      .selectFrom('bookings')
      .innerJoin('claims', 'claims.id', 'bookings.claim_id')
      .select('bookings.id')
      .where('bookings.id', '=', bookingId)
      .where('bookings.reminded_at', 'is', null)
      .where('claims.state', '=', 'booked')
      .where('claims.slot_start', '>', now)
      .where('claims.slot_start', '<=', now.add({ hours: reminderHoursBefore }))
      .where(bookedLongBefore)
      .forUpdate('bookings')
      .executeTakeFirst();
    if (!due) return false;
    await tx.updateTable('bookings').set({ reminded_at: now }).where('id', '=', bookingId).execute();
    await publish(world, tx, 'booking.reminder-due', { bookingId });
    return true;
  });
}
