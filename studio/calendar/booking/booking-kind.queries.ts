import type { Queries } from '#platform/db/database.ts';
import { type SlotKind, slotMinutes } from '#studio/calendar/slot.ts';

/** Minutes: what was booked keeps its length. `courseId` null: a consultation. */
export async function lengthOfBooking(
  q: Queries,
  bookingId: string,
): Promise<{ kind: SlotKind; minutes: number; courseId: string | null }> {
  const row = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['claims.kind', 'claims.slot_start', 'claims.slot_end', 'bookings.course_id as courseId'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  const kind = row?.kind === 'consultation' ? 'consultation' : 'session';
  const minutes = row ? row.slot_start.until(row.slot_end).total('minutes') : slotMinutes[kind];
  return { kind, minutes, courseId: kind === 'session' && row ? row.courseId : null };
}
