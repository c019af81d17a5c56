import type { World } from '#platform/world.ts';
import { readBooking } from '#studio/booking/booking-by-link.queries.ts';
import { overdueBefore } from '#studio/calendar/claim.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import type { Who } from '#studio/shared/who.ts';

export interface ConsultationByLink {
  bookingId: string;
  email: string;
  start: Temporal.Instant;
  state: 'asks' | 'booked' | 'ended';
}

/** Null for every wrong token. Read-only. */
export async function consultationByLink(
  world: World,
  who: Who,
  token: string,
): Promise<ConsultationByLink | null> {
  const now = world.clock.now();
  const link = await findSecretLink(world.db.query, { purpose: 'consultation-confirm', token, now });
  const booking = link && (await readBooking(world, who, link.subjectId));
  if (!booking) return null;
  const { id: bookingId, email, start } = booking;
  if (booking.state === 'booked') return { bookingId, email, start, state: 'booked' };
  const isWaiting =
    booking.state === 'held' &&
    booking.expiresAt !== null &&
    Temporal.Instant.compare(booking.expiresAt, overdueBefore(now)) > 0;
  return { bookingId, email, start, state: isWaiting ? 'asks' : 'ended' };
}
