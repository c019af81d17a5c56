import { type PaymentStatus, type Payments, PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import type { PaymentRow } from './payments.store.ts';

type Asked = Pick<PaymentRow, 'provider' | 'session_id' | 'intent_id' | 'amount_minor' | 'currency'>;

/**
 * The provider a payment was made at. Null: it was the test checkout, which is gone since the studio takes real money,
 * so nobody can pay there any more; or it was taken at the lesson.
 * @throws PaymentUnavailable when it is a real provider that is not connected now: its money waits, and the owner is told
 */
export function providerOf(world: World, payment: Pick<PaymentRow, 'provider'>): Payments | null {
  if (world.payments?.provider === payment.provider) return world.payments;
  if (payment.provider === 'test' || payment.provider === 'manual') return null;
  throw new PaymentUnavailable(`${payment.provider} is not connected`);
}

/** What is true about a payment that has a session. @throws PaymentUnavailable without an answer */
export async function retrieveStatus(
  world: World,
  payment: Asked & { session_id: string },
): Promise<PaymentStatus> {
  const provider = providerOf(world, payment);
  if (provider) return provider.retrieve(payment.session_id);
  return {
    sessionId: payment.session_id,
    session: 'expired',
    intentId: payment.intent_id,
    intent: 'canceled',
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    capturedMinor: 0,
    refundedMinor: 0,
    captureBefore: null,
    payerEmail: null,
    payerName: null,
    paymentId: null,
    subscriptionId: null,
  };
}
