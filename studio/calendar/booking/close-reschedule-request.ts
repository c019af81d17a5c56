import type { Change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';

/** Closes an open reschedule request once the hour was moved or cancelled. Idempotent. */
export async function closeRescheduleRequest(
  c: Change,
  bookingId: string,
  by: 'owner' | 'system',
): Promise<void> {
  await publish(c, { type: 'booking.reschedule-request-closed', bookingId, by });
}
