import { PaymentRefused } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { paymentToSettle } from '#studio/money/payments/payments.queries.ts';
import { providerOf } from '#studio/money/payments/retrieve-status.ts';
import { settlePayment } from './settle-payment.ts';

/** Closes a checkout before its reservations are released. @throws PaymentUnavailable: everything stays reserved */
export async function closeSession(world: World, paymentId: string): Promise<void> {
  const payment = await paymentToSettle(world.db.query, paymentId);
  if (!payment?.session_id) return;
  const provider = providerOf(world, payment);
  if (provider) {
    await provider.expire(payment.session_id);
    const status = await provider.retrieve(payment.session_id);
    const isIntentOpen = status.session === 'expired' && status.intent === 'requires_payment_method';
    if (isIntentOpen && status.intentId) {
      await provider.void(status.intentId, `close:${paymentId}`).catch(ignoreRefusal);
    }
  }
  await settlePayment(world, paymentId);
}

/** A refused cancellation is harmless: money that still arrives is settled as late money. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof PaymentRefused)) throw error;
}
