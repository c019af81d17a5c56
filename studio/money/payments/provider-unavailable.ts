import type { Tx } from '#platform/db/database.ts';
import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { publish } from '#studio/shared/events.ts';
import { awaitsProvider } from './payments.queries.ts';
import { lockPayment } from './payments.store.ts';

/**
 * Opens one owner task per payment on failure and rethrows for the retry; closes it on success. A late failure opens
 * none when another attempt has settled the payment meanwhile.
 */
export async function withProviderOutageTask<T>(
  world: World,
  paymentId: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    const result = await work();
    await world.db.transaction((tx) => closeProviderOutageTask(world, tx, paymentId));
    return result;
  } catch (error) {
    const isRefused = error instanceof PaymentRefused;
    if (isRefused || error instanceof PaymentUnavailable) {
      // A permanent refusal (wrong account's key) needs a person as well.
      const reason = isRefused ? { reason: error.code ?? error.message } : {};
      await world.db.transaction(async (tx) => {
        await lockPayment(tx, paymentId);
        if (await awaitsProvider(tx, paymentId))
          await publish(world, tx, { type: 'payment.provider-unavailable', paymentId, ...reason });
      });
    }
    throw error;
  }
}

/** Called in the settling transaction, so that a crash cannot leave a stale task. */
export async function closeProviderOutageTask(world: World, tx: Tx, paymentId: string): Promise<void> {
  await publish(world, tx, { type: 'payment.provider-answered', paymentId });
}
