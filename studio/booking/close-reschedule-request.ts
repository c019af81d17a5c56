import type { Tx } from '#platform/db/database.ts';
import { closeTask } from '#studio/admin-tasks/close-task.ts';

/** Closes an open reschedule request once the hour was moved or cancelled. Idempotent. */
export async function closeRescheduleRequest(
  tx: Tx,
  bookingId: string,
  by: 'owner' | 'system',
  at: Temporal.Instant,
): Promise<void> {
  await closeTask(tx, { kind: 'reschedule-request', subjectId: bookingId, by, at });
}
