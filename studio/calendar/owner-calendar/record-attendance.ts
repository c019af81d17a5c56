import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { lockBooking, noteAttendance } from '#studio/calendar/booking/bookings.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { May } from '#studio/shared/who.ts';

export const attendances = ['completed', 'no-show', 'open'] as const;
export type Attendance = (typeof attendances)[number];

/** Records attendance of an hour that has begun; it moves no money. False: not found, cancelled or future. */
export async function recordAttendance(
  world: World,
  _who: May<'calendar'>,
  input: { bookingId: string; attendance: Attendance },
): Promise<boolean> {
  if (!z.guid().safeParse(input.bookingId).success) return false;
  const now = world.clock.now();
  return world.db.transaction(async (tx) => {
    const locked = await lockBooking(tx, input.bookingId);
    if (locked?.claim.state !== 'booked') return false;
    if (Temporal.Instant.compare(locked.claim.slot_start, now) > 0) return false;
    await noteAttendance(tx, input.bookingId, {
      completedAt: input.attendance === 'completed' ? now : null,
      noShowAt: input.attendance === 'no-show' ? now : null,
    });
    await audit(tx, {
      at: now,
      actor: 'owner',
      action: `booking.${input.attendance}`,
      subject: `booking:${input.bookingId}`,
    });
    return true;
  });
}
