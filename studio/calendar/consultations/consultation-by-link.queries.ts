import type { World } from '#platform/world.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';

export interface ConsultationByLink {
  bookingId: string;
  email: string;
  start: Temporal.Instant;
  state: 'asks' | 'booked' | 'ended';
}

/** Null for every wrong token. Read-only. */
export async function consultationByLink(world: World, token: string): Promise<ConsultationByLink | null> {
  const now = world.clock.now();
  const link = await findSecretLink(world.db.query, { purpose: 'consultation-confirm', token, now });
  if (!link) return null;
  const booking = await world.db.query
    .selectFrom('bookings')
    .innerJoin('claims', 'claims.id', 'bookings.claim_id')
    .select(['bookings.id as bookingId', 'bookings.email', 'claims.slot_start as start'])
    .select(['claims.state', 'claims.expires_at as expiresAt'])
    .where('bookings.id', '=', link.subjectId)
    .executeTakeFirst();
  if (!booking) return null;
  const { bookingId, email, start } = booking;
  if (booking.state === 'booked') return { bookingId, email, start, state: 'booked' };
  const isWaiting =
    booking.state === 'held' &&
    booking.expiresAt !== null &&
    Temporal.Instant.compare(booking.expiresAt, overdueBefore(now)) > 0;
  return { bookingId, email, start, state: isWaiting ? 'asks' : 'ended' };
}
