import type { World } from '#platform/world.ts';
import { setVoiceRange } from '#studio/calendar/booking/bookings.store.ts';
import { isOwnBooking } from '#studio/calendar/booking/own-bookings.queries.ts';
import type { Who } from '#studio/shared/who.ts';
import { readVoiceRange } from './voice-range.ts';

/** With a booking that the visitor has just made. What is no result removes an earlier one. */
export async function shareRange(world: World, bookingId: string, input: unknown): Promise<void> {
  await world.db.transaction((tx) => setVoiceRange(tx, bookingId, readVoiceRange(input)));
}

/** Of a booking that is already known to be the requester's. */
export async function withdrawRange(world: World, bookingId: string): Promise<void> {
  await world.db.transaction((tx) => setVoiceRange(tx, bookingId, null));
}

/** False: not the student's booking. */
export async function withdrawOwnRange(world: World, who: Who, bookingId: string): Promise<boolean> {
  if (!(await isOwnBooking(world.db.query, who, bookingId))) return false;
  await withdrawRange(world, bookingId);
  return true;
}
