import type { Queries } from '#platform/db/database.ts';
import type { SlotKind } from '#studio/calendar/slot.ts';

export async function kindOfBooking(q: Queries, bookingId: string): Promise<SlotKind> {
  const row = await q
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select('claims.kind')
    .where('bookings.id', '=', bookingId)
    .executeTakeFirst();
  return row?.kind === 'consultation' ? 'consultation' : 'session';
}
