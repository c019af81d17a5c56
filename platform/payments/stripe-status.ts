import type Stripe from 'stripe';
import { composedValues } from '../composed-text.ts';
import type { CurrencyCode, PaymentStatus, ProviderFee } from './payments.ts';
import { translateStripeErrors } from './stripe-errors.ts';

const CURRENCIES: Readonly<Record<string, CurrencyCode>> = { dkk: 'DKK', eur: 'EUR', usd: 'USD' };

/** Unknown intent states map to 'processing', so that nothing is decided. */
const INTENT_STATES: Readonly<Record<string, PaymentStatus['intent']>> = {
  requires_payment_method: 'requires_payment_method',
  requires_confirmation: 'processing',
  requires_action: 'processing',
  processing: 'processing',
  requires_capture: 'requires_capture',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

const SESSION_STATES: Readonly<Record<string, PaymentStatus['session']>> = {
  open: 'open',
  complete: 'complete',
  expired: 'expired',
};

export function expandedObject<T extends object>(found: string | T | null | undefined): T | null {
  return typeof found === 'object' ? (found ?? null) : null;
}

export function idOf(found: string | { id: string } | null | undefined): string | null {
  return typeof found === 'string' ? found : (found?.id ?? null);
}

export function intentState(intent: Stripe.PaymentIntent): PaymentStatus['intent'] {
  return INTENT_STATES[intent.status] ?? 'processing';
}

/** Stripe also counts the released part of a partial capture and a cancelled authorisation as refunded. */
export function refundedMinor(charge: Stripe.Charge | null): number {
  if (!charge) return 0;
  const released = charge.amount - charge.amount_captured;
  return charge.amount_refunded >= released ? charge.amount_refunded - released : charge.amount_refunded;
}

function captureBefore(intent: Stripe.PaymentIntent | null, charge: Stripe.Charge | null) {
  const seconds = charge?.payment_method_details?.card?.capture_before;
  if (intent?.status !== 'requires_capture' || !seconds) return null;
  return Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
}

/** https://docs.stripe.com/api/balance_transactions/object: null until the charge is captured and settled. */
export function feeOf(charge: Stripe.Charge | null): ProviderFee | null {
  const settled = expandedObject(charge?.balance_transaction);
  const currency = CURRENCIES[settled?.currency ?? ''];
  if (!settled || !currency) return null;
  const at = Temporal.Instant.fromEpochMilliseconds(settled.created * 1000);
  return { amountMinor: settled.fee, currency, at };
}

export function statusFrom(session: Stripe.Checkout.Session): PaymentStatus {
  const intent = expandedObject(session.payment_intent);
  const charge = expandedObject(intent?.latest_charge);
  const currency = CURRENCIES[session.currency ?? ''];
  if (!currency || session.amount_total === null) {
    throw new Error(`Stripe: session ${session.id} has no amount in a currency we sell in`);
  }
  return {
    sessionId: session.id,
    session: SESSION_STATES[session.status ?? ''] ?? 'open',
    intentId: intent?.id ?? null,
    intent: intent ? intentState(intent) : 'none',
    amountMinor: session.amount_total,
    currency,
    capturedMinor: intent?.status === 'succeeded' ? intent.amount_received : 0,
    refundedMinor: refundedMinor(charge),
    captureBefore: captureBefore(intent, charge),
    payerEmail: session.customer_details?.email ?? null,
    payerName: composedValues(session.customer_details?.name ?? charge?.billing_details.name ?? null),
    paymentId: session.metadata?.paymentId ?? session.client_reference_id,
    subscriptionId: idOf(session.subscription),
    fee: feeOf(charge),
  };
}

function firstIntentId(session: Stripe.Checkout.Session): string | null {
  const payments = expandedObject(session.invoice)?.payments?.data ?? [];
  return idOf(payments.at(0)?.payment.payment_intent);
}

/** One call (two for a subscription): session, intent, latest charge and its fee. */
export async function retrieveStripeStatus(stripe: Stripe, sessionId: string): Promise<PaymentStatus> {
  return translateStripeErrors(async () => {
    const session = await stripe.checkout.sessions.retrieve(sessionId, {
      expand: ['payment_intent.latest_charge.balance_transaction', 'invoice.payments'],
    });
    const intentId = firstIntentId(session);
    if (!intentId) return statusFrom(session);
    const intent = await stripe.paymentIntents.retrieve(intentId, {
      expand: ['latest_charge.balance_transaction'],
    });
    return statusFrom({ ...session, payment_intent: intent });
  });
}
