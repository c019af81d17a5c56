import type { Tx } from '#platform/db/database.ts';
import { lockClaim } from '#studio/calendar/claims.store.ts';

/** Locks claim, then booking (global lock order); retries when the booking moved meanwhile. Null: not found. */
export async function lockBooking(tx: Tx, bookingId: string) {
  for (let look = 0; look < 3; look += 1) {
    const at = await tx
      .selectFrom('bookings')
      .select('claim_id')
      .where('id', '=', bookingId)
      .executeTakeFirst();
    const claim = at && (await lockClaim(tx, at.claim_id));
    const booking = await tx
      .selectFrom('bookings')
      .select([
        'id',
        'claim_id',
        'moves',
        'moves_by_owner',
        'name',
        'email',
        'by_link',
        'order_id',
        'entitlement_id',
        'covered_by',
      ])
      .where('id', '=', bookingId)
      .forUpdate()
      .executeTakeFirst();
    if (!claim || !booking) return null;
    if (booking.claim_id === claim.id) return { booking, claim };
  }
  return null;
}
