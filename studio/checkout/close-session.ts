import type { World } from '#platform/world.ts';
import { settlePayment } from './settle-payment.ts';
import { moneyTruth } from './settlement.ts';

/**
 * Ends an open checkout before anything it reserved is let go: expire at the provider, then ask for the truth and
 * settle. 'Already paid' books; a dead session lapses the order; an intent that outlived its session is cancelled.
 * @throws PaymentUnavailable when the provider does not answer: everything stays reserved
 */
export async function closeSession(world: World, paymentId: string): Promise<void> {
  const payment = await world.db.query
    .selectFrom('payments')
    .select(['session_id', 'provider'])
    .where('id', '=', paymentId)
    .executeTakeFirst();
  const { payments } = world;
  if (!payment?.session_id || payments?.provider !== payment.provider) return;
  await payments.expire(payment.session_id);
  const truth = await payments.retrieve(payment.session_id);
  const outlived = truth.session === 'expired' && truth.intentId && moneyTruth(truth) === 'under-way';
  if (outlived && truth.intentId && truth.intent === 'requires_payment_method') {
    await payments.void(truth.intentId, `close:${paymentId}`);
  }
  await settlePayment(world, paymentId);
}
