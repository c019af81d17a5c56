import type { Tx } from '#platform/db/database.ts';
import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { closeTask } from '#studio/admin-tasks/close-task.ts';
import { openTask } from '#studio/admin-tasks/open-task.ts';

/**
 * Runs work that needs the provider's answer. Without one the owner is told (one task per payment) and the error goes
 * on to the job, which tries again; when an answer comes the task closes by itself.
 */
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
      // Refused outright (another account's key, say) it hangs as well, and only a person can find out why.
      const details = isRefused ? { reason: error.code ?? error.message } : {};
      await world.db.transaction((tx) =>
        openTask(world, tx, { kind: 'provider-unavailable', subjectId: paymentId, details }),
      );
    }
    throw error;
  }
}

/**
 * The provider spoke about this payment. What is settled by its answer says so in the same transaction: a process that
 * dies right after would leave a task that nobody ever looks at again.
 */
export async function closeProviderOutageTask(tx: Tx, paymentId: string): Promise<void> {
  await closeTask(tx, { kind: 'provider-unavailable', subjectId: paymentId, by: 'system' });
}
