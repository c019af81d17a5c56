import type { Tx } from '#platform/db/database.ts';
import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { closeTask } from '#studio/admin-tasks/close-task.ts';
import { openTask } from '#studio/admin-tasks/open-task.ts';

/** Opens one owner task per payment on failure and rethrows for the retry; closes it on success. */
export async function withProviderOutageTask<T>(
  world: World,
  paymentId: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    await world.db.transaction((tx) => closeProviderOutageTask(tx, paymentId));
    return result;
  } catch (error) {
    const isRefused = error instanceof PaymentRefused;
    if (isRefused || error instanceof PaymentUnavailable) {
      // A permanent refusal (wrong account's key) needs a person as well.
      const details = isRefused ? { reason: error.code ?? error.message } : {};
      await world.db.transaction((tx) =>
        openTask(world, tx, { kind: 'provider-unavailable', subjectId: paymentId, details }),
      );
    }
    throw error;
  }
}

/** Called in the settling transaction, so that a crash cannot leave a stale task. */
export async function closeProviderOutageTask(tx: Tx, paymentId: string): Promise<void> {
  await closeTask(tx, { kind: 'provider-unavailable', subjectId: paymentId, by: 'system' });
}
