import { PaymentRefused, PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import { system } from '#studio/shared/who.ts';
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
    await change(world, system, (c) => closeProviderOutageTask(c, paymentId));
    return result;
  } catch (error) {
    const isRefused = error instanceof PaymentRefused;
    if (isRefused || error instanceof PaymentUnavailable) {
      // A permanent refusal (wrong account's key) needs a person as well.
      const reason = isRefused ? { reason: error.code ?? error.message } : {};
      await change(world, system, async (c) => {
        await lockPayment(c.tx, paymentId);
        if (await awaitsProvider(c.tx, paymentId))
          await publish(c, { type: 'payment.provider-unavailable', paymentId, ...reason });
      });
    }
    throw error;
  }
}

/** Called in the settling transaction, so that a crash cannot leave a stale task. */
export async function closeProviderOutageTask(c: Change, paymentId: string): Promise<void> {
  await publish(c, { type: 'payment.provider-answered', paymentId });
}
