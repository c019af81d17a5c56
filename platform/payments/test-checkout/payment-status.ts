import type { PaymentStatus } from '../payments.ts';
import type { SessionRow } from './session-row.ts';
import { captureBefore } from './session-state-at.ts';
import { subscriptionIdOf } from './subscription.ts';

export function statusFrom(session: SessionRow): PaymentStatus {
  const isDone = session.state === 'complete';
  return {
    sessionId: session.id,
    session: session.state,
    intentId: session.intent_id,
    intent: session.intent,
    amountMinor: session.amount_minor,
    currency: session.currency,
    capturedMinor: session.captured_minor,
    refundedMinor: session.refunded_minor,
    captureBefore: captureBefore(session),
    payerEmail: isDone ? session.payer_email : null,
    payerName: isDone ? session.payer_name : null,
    paymentId: session.payment_id,
    subscriptionId: subscriptionIdOf(session),
  };
}
