import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { lockBooking, noteAttendance } from '#studio/calendar/booking/bookings.store.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';

export const attendances = ['completed', 'no-show', 'open'] as const;
export type Attendance = (typeof attendances)[number];

/** Records attendance of an hour that has begun; it moves no money. False: not found, cancelled or future. */
export async function recordAttendance(
  world: World,
  who: May<'calendar'>,
  input: { bookingId: string; attendance: Attendance },
): Promise<boolean> {
  if (!z.guid().safeParse(input.bookingId).success) return false;
  return change(world, who, async (c) => {
    const locked = await lockBooking(c.tx, input.bookingId);
    if (locked?.claim.state !== 'booked') return false;
    if (Temporal.Instant.compare(locked.claim.slot_start, c.now) > 0) return false;
    await noteAttendance(c.tx, input.bookingId, {
      completedAt: input.attendance === 'completed' ? c.now : null,
      noShowAt: input.attendance === 'no-show' ? c.now : null,
    });
    await audit(c, { action: `booking.${input.attendance}`, subject: `booking:${input.bookingId}` });
    return true;
  });
}
