import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { isOwnRow } from '#studio/people/own-rows.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import { bookingIdByToken } from './booking-by-token.queries.ts';

export type BookingReference = { token: string } | { bookingId: string };

/** Null for a wrong token, a foreign booking and a missing one alike. */
export async function findBookingId(world: World, who: Who, which: BookingReference): Promise<string | null> {
  const q = world.db.query;
  if ('token' in which) return bookingIdByToken(q, { ...which, who, now: world.clock.now() });
  if (!z.guid().safeParse(which.bookingId).success) return null;
  const row = await q
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', which.bookingId)
    .where('confirmed_at', 'is not', null)
    .where((is) => isOwnRow(is, who, { email: 'bookings.email' }))
    .executeTakeFirst();
  return row?.id ?? null;
}
