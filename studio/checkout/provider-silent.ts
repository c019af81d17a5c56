import { PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { closeTask } from '../desk/close-task.ts';
import { openTask } from '../desk/open-task.ts';

/**
 * Runs work that needs the provider's answer. Without one the owner is told (one task per payment) and the error goes
 * on to the job, which tries again; when an answer comes the task closes by itself.
 */
export async function withProvider<T>(world: World, paymentId: string, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    await world.db.transaction((tx) =>
      closeTask(tx, { kind: 'provider-silent', subjectId: paymentId, by: 'system' }),
    );
    return result;
  } catch (error) {
    if (error instanceof PaymentUnavailable) {
      await world.db.transaction((tx) =>
        openTask(world, tx, { kind: 'provider-silent', subjectId: paymentId, details: {} }),
      );
    }
    throw error;
  }
}
