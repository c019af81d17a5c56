import { invoiceJson } from './plan-objects.ts';
import type { StandInCharge, StandInIntent, StandInRefund, StandInSession, StripeState } from './state.ts';

type Json = Record<string, unknown>;

/** True when `expand` includes this path or one below it. */
export function wants(expand: readonly string[], path: string): boolean {
  return expand.some((wanted) => wanted === path || wanted.startsWith(`${path}.`));
}

export function below(expand: readonly string[], path: string): string[] {
  return expand.flatMap((wanted) => (wanted.startsWith(`${path}.`) ? [wanted.slice(path.length + 1)] : []));
}

/** https://docs.stripe.com/api/balance_transactions/object */
function balanceTransactionJson(charge: StandInCharge): Json {
  const fee = Math.round((charge.captured * 15) / 1000) + 180;
  return {
    id: `txn_${charge.id}`,
    object: 'balance_transaction',
    amount: charge.captured,
    available_on: charge.created,
    created: charge.created,
    currency: charge.currency,
    exchange_rate: null,
    fee,
    fee_details: [
      {
        amount: fee,
        application: null,
        currency: charge.currency,
        description: 'Stripe fees',
        type: 'stripe_fee',
      },
    ],
    net: charge.captured - fee,
    reporting_category: 'charge',
    source: charge.id,
    status: 'pending',
    type: 'charge',
  };
}

/** An uncaptured charge has no balance transaction. */
function balanceTransactionOf(charge: StandInCharge, expand: readonly string[]): Json | string | null {
  if (charge.captured === 0) return null;
  return wants(expand, 'balance_transaction') ? balanceTransactionJson(charge) : `txn_${charge.id}`;
}

export function chargeJson(charge: StandInCharge, expand: readonly string[] = []): Json {
  const card = { brand: 'visa', last4: '4242', network: 'visa' };
  const window = charge.captureBefore === null ? {} : { capture_before: charge.captureBefore };
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: charge.captured,
    // Observed at Stripe: the released rest of a partial capture counts as refunded too.
    amount_refunded: charge.refunded,
    balance_transaction: balanceTransactionOf(charge, expand),
    billing_details: { address: null, email: charge.payer.email, name: charge.payer.name, phone: null },
    captured: charge.captured > 0,
    currency: charge.currency,
    paid: !charge.failed,
    payment_intent: charge.intentId,
    payment_method_details:
      charge.method === 'card'
        ? { type: 'card', card: { ...card, ...window } }
        : { type: 'mobilepay', mobilepay: { card } },
    refunded: !charge.failed && charge.refunded === charge.amount,
    status: charge.failed ? 'failed' : 'succeeded',
    livemode: false,
  };
}

export function intentJson(state: StripeState, intent: StandInIntent, expand: readonly string[] = []): Json {
  const charge = intent.chargeId ? state.charges.get(intent.chargeId) : undefined;
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    amount_received: intent.received,
    cancellation_reason: intent.cancellation,
    capture_method: intent.captureMethod,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    latest_charge:
      charge && wants(expand, 'latest_charge')
        ? chargeJson(charge, below(expand, 'latest_charge'))
        : intent.chargeId,
    metadata: intent.metadata,
    status: intent.status,
    livemode: false,
  };
}

function paymentStatus(intent: StandInIntent | undefined): string {
  return intent?.status === 'succeeded' ? 'paid' : 'unpaid';
}

export function sessionJson(
  state: StripeState,
  session: StandInSession,
  expand: readonly string[] = [],
): Json {
  const intent = session.intentId ? state.intents.get(session.intentId) : undefined;
  const firstInvoice =
    [...state.invoices.values()].find(
      ({ subscriptionId, reason }) =>
        subscriptionId === session.subscriptionId && reason === 'subscription_create',
    ) ?? null;
  const details = session.payer ?? (session.email ? { email: session.email, name: null } : null);
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: session.amount,
    amount_total: session.amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    created: session.created,
    currency: session.currency,
    customer_details: details && { ...details, address: null, phone: null, tax_exempt: 'none', tax_ids: [] },
    customer_email: session.email,
    expires_at: session.expiresAt,
    locale: session.locale,
    metadata: session.metadata,
    mode: session.mode,
    subscription: session.subscriptionId,
    invoice:
      firstInvoice &&
      (wants(expand, 'invoice')
        ? invoiceJson(state, firstInvoice, below(expand, 'invoice'))
        : firstInvoice.id),
    payment_intent:
      intent && wants(expand, 'payment_intent')
        ? intentJson(state, intent, below(expand, 'payment_intent'))
        : session.intentId,
    payment_method_types: session.methods,
    payment_status: firstInvoice?.status === 'paid' ? 'paid' : paymentStatus(intent),
    status: session.status,
    success_url: session.successUrl,
    url: session.status === 'open' ? `${state.origin}/c/pay/${session.id}` : null,
    livemode: false,
  };
}

export function refundJson(refund: StandInRefund): Json {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: refund.chargeId,
    created: refund.created,
    currency: refund.currency,
    metadata: refund.metadata,
    payment_intent: refund.intentId,
    reason: refund.reason,
    status: refund.status,
  };
}

export function disputeJson(id: string, charge: StandInCharge, created: number): Json {
  return {
    id,
    object: 'dispute',
    amount: charge.captured,
    charge: charge.id,
    created,
    currency: charge.currency,
    payment_intent: charge.intentId,
    reason: 'fraudulent',
    status: 'needs_response',
    livemode: false,
  };
}
