import type { Tx } from '#platform/db/database.ts';
import { closeTask } from '#studio/admin-tasks/close-task.ts';

/** A wish to move an hour is settled once the hour was moved or cancelled. Without one nothing happens. */
export async function closeRescheduleRequest(
  tx: Tx,
  bookingId: string,
  by: 'owner' | 'system',
  at: Temporal.Instant,
): Promise<void> {
  await closeTask(tx, { kind: 'reschedule-request', subjectId: bookingId, by, at });
}
