import { PaymentRefused } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { settlePayment } from '#studio/settlement/settle-payment.ts';
import { providerOf } from './retrieve-status.ts';

/**
 * Ends an open checkout before anything it reserved is let go: expire at the provider, then ask for the truth and
 * settle. 'Already paid' books; a dead session lapses the order; an intent that outlived its session is cancelled,
 * where the provider lets us.
 * @throws PaymentUnavailable when the provider does not answer: everything stays reserved
 */
export async function closeSession(world: World, paymentId: string): Promise<void> {
  const payment = await world.db.query
    .selectFrom('payments')
    .select(['session_id', 'provider'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!payment?.session_id) return;
  const provider = providerOf(world, payment);
  if (provider) {
    await provider.expire(payment.session_id);
    const truth = await provider.retrieve(payment.session_id);
    const outlived = truth.session === 'expired' && truth.intent === 'requires_payment_method';
    if (outlived && truth.intentId) {
      await provider.void(truth.intentId, `close:${paymentId}`).catch(unlessRefused);
    }
  }
  await settlePayment(world, paymentId);
}

/** A provider need not let go of an attempt that nobody can finish: should money come from it, it is late money. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof PaymentRefused)) throw error;
}
