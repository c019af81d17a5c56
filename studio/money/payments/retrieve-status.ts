import { type PaymentStatus, type Payments, PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import type { PaymentRow } from './payments.store.ts';

type Requested = Pick<PaymentRow, 'provider' | 'session_id' | 'intent_id' | 'amount_minor' | 'currency'>;

/** Null: paid in person, with a gift card or in the test checkout. @throws PaymentUnavailable when the provider is not connected */
export function providerOf(world: World, payment: Pick<PaymentRow, 'provider'>): Payments | null {
  if (world.payments?.provider === payment.provider) return world.payments;
  if (payment.provider !== 'stripe') return null;
  throw new PaymentUnavailable(`${payment.provider} is not connected`);
}

/** @throws PaymentUnavailable without an answer */
export async function retrieveStatus(
  world: World,
  payment: Requested & { session_id: string },
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
