/**
 * A hosted card checkout. Amounts are integer minor units of `currency` (ISO 4217). Repeating a call with
 * the same idempotency key has the effect of one call.
 */
export type CurrencyCode = 'DKK' | 'EUR' | 'USD';

export type CaptureMode = 'automatic' | 'manual';

export interface TimeRange {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export interface SessionLine {
  name: string;
  description?: string;
  quantity: number;
  unitAmountMinor: number;
}

export interface SessionRequest {
  /** Our payment id; idempotency key of the creation, client_reference_id and metadata. */
  paymentId: string;
  orderNumber: string;
  currency: CurrencyCode;
  lines: readonly SessionLine[];
  /** Monthly charges by card; default 1. Only the first line recurs; `retrieve` reports the first charge. */
  instalments?: number;
  note?: string;
  /** The time that the payment books; `listSessions` returns it. */
  slot?: TimeRange;
  /** 'manual' authorises only; `capture` takes the money. */
  capture: CaptureMode;
  customerEmail: string | null;
  language: 'da' | 'en';
  /** Absolute URLs. The success URL carries our own return token, never the provider's session id. */
  successUrl: string;
  cancelUrl: string;
  /**
   * 30 minutes to 24 hours ahead (Stripe's bounds), in whole seconds; stored, so that a repeat is identical.
   */
  expiresAt: Temporal.Instant;
  /** Only methods with an immediate outcome (cards, wallets, MobilePay), never bank debits. */
  instantMethodsOnly: true;
}

export interface CheckoutSession {
  sessionId: string;
  url: string;
}

/** A session as it was created; `retrieve` returns its current state. */
export interface ListedSession {
  sessionId: string;
  paymentId: string | null;
  orderNumber: string | null;
  successUrl: string;
  what: string;
  slot: TimeRange | null;
}

/**
 * The provider's current state. none: no attempt yet; processing: outcome open, also 3-D Secure;
 * requires_capture: authorised; canceled: final.
 */
export interface PaymentStatus {
  sessionId: string;
  session: 'open' | 'complete' | 'expired';
  intentId: string | null;
  intent: 'none' | 'requires_payment_method' | 'processing' | 'requires_capture' | 'succeeded' | 'canceled';
  amountMinor: number;
  currency: CurrencyCode;
  capturedMinor: number;
  refundedMinor: number;
  /** End of the authorisation, when the provider reports it. */
  captureBefore: Temporal.Instant | null;
  payerEmail: string | null;
  payerName: string | null;
  paymentId: string | null;
  subscriptionId: string | null;
  /** Null or absent: not known, or not yet. */
  fee?: ProviderFee | null;
}

/** What the provider kept of a payment, in the currency of its payout. */
export interface ProviderFee {
  amountMinor: number;
  currency: CurrencyCode;
  at: Temporal.Instant;
}

/** open: to be tried or retried; processing: outcome unknown; dead: uncollectible or void. */
export interface PlanCharge {
  invoiceId: string;
  state: 'open' | 'processing' | 'paid' | 'dead';
  hasFailed: boolean;
  intentId: string | null;
  amountMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  /** As of a payment. */
  fee?: ProviderFee | null;
  payUrl: string | null;
}

export interface SubscriptionStatus {
  subscriptionId: string;
  state: 'active' | 'ended';
  startedAt: Temporal.Instant;
  /** Scheduled end, without a charge at that moment; null: none. */
  endsAt: Temporal.Instant | null;
  charges: readonly PlanCharge[];
}

export type ProviderEventKind =
  | 'session-completed'
  | 'async-succeeded'
  | 'async-failed'
  | 'session-expired'
  | 'refunded'
  | 'refund-failed'
  | 'disputed'
  | 'charge-paid'
  | 'charge-failed'
  | 'subscription-ended'
  | 'other';

/** A verified event. Only its ids are used; the state is retrieved from the provider. */
export interface ProviderEvent {
  eventId: string;
  kind: ProviderEventKind;
  sessionId: string | null;
  intentId: string | null;
  subscriptionId: string | null;
}

/** The provider rejected the request (4xx): retrying does not help. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
  readonly code: string | null;
  /** The key itself: unknown, expired, or without the right. */
  readonly isKeyRefused: boolean;
  constructor(message: string, code: string | null = null, isKeyRefused = false) {
    super(message);
    this.code = code;
    this.isKeyRefused = isKeyRefused;
  }
}

/** No answer, a timeout or 5xx: the outcome is unknown; retry with the same key. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}

/** No answer, or the request itself was rejected (another account's key). */
export function leavesUnknown(error: unknown): error is PaymentRefused | PaymentUnavailable {
  return error instanceof PaymentRefused || error instanceof PaymentUnavailable;
}

export interface Payments {
  readonly provider: 'stripe' | 'test';
  readonly isTestMode: boolean;
  /** Origins that a form may redirect to (CSP form-action). */
  readonly checkoutOrigins: readonly string[];
  createSession(request: SessionRequest): Promise<CheckoutSession>;
  /** @throws PaymentRefused when the session is unknown */
  retrieve(sessionId: string): Promise<PaymentStatus>;
  /** All sessions created since then, in any order. */
  listSessions(since: Temporal.Instant): Promise<readonly ListedSession[]>;
  /** Expires an open session; 'not-open': retrieve and settle it. Idempotent. */
  expire(sessionId: string): Promise<'expired' | 'not-open'>;
  /** Captures in full or in part; the provider releases the rest. */
  capture(intentId: string, amountMinor: number, idempotencyKey: string): Promise<void>;
  /** Voids an authorisation. Idempotent. */
  void(intentId: string, idempotencyKey: string): Promise<void>;
  /** The same key never refunds twice, however late: it returns the current state of the first refund. */
  refund(
    intentId: string,
    amountMinor: number,
    idempotencyKey: string,
  ): Promise<{ refundId: string; status: 'pending' | 'succeeded' | 'failed' }>;
  /** @throws PaymentRefused when the subscription is unknown */
  retrievePlan(subscriptionId: string): Promise<SubscriptionStatus>;
  /** Schedules the end `months` after the start. Idempotent; completes a half-done earlier call. */
  scheduleEnd(subscriptionId: string, months: number, idempotencyKey: string): Promise<void>;
  /** Ends now and voids open charges, except one under way: retrieve it afterwards. Idempotent. */
  endPlan(subscriptionId: string): Promise<void>;
  /** Verifies the signature over the raw body. Null: forged, too old or unreadable. Never throws. */
  verifyEvent(rawBody: string, signature: string | null): Promise<ProviderEvent | null>;
}
