import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { publish } from '#studio/shared/events.ts';

/** Closes an open reschedule request once the hour was moved or cancelled. Idempotent. */
export async function closeRescheduleRequest(
  world: World,
  tx: Tx,
  { bookingId, by }: { bookingId: string; by: 'owner' | 'system' },
): Promise<void> {
  await publish(world, tx, { type: 'booking.reschedule-request-closed', bookingId, by });
}
