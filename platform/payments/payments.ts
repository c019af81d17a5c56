/**
 * The payment port: what the studio asks of a hosted card checkout.
 *
 * Amounts are integer minor units of `currency` (ISO 4217, upper case). All calls that change something
 * carry an idempotency key: repeating a call with the same key has the effect of one call.
 * Two adapters exist: Stripe Checkout and our own test checkout.
 */
export type CurrencyCode = 'DKK' | 'EUR' | 'USD';

export type CaptureMode = 'automatic' | 'manual';

export interface SessionLine {
  name: string;
  /** Under the name: when and where, of a seat. */
  description?: string;
  quantity: number;
  unitAmountMinor: number;
}

export interface SessionRequest {
  /** Our payment id; idempotency key of the creation, client_reference_id and metadata at the provider. */
  paymentId: string;
  orderNumber: string;
  currency: CurrencyCode;
  lines: readonly SessionLine[];
  /**
   * More than 1: paid in so many monthly charges, by card. The first line is charged every month, the others once,
   * with the first charge, which is what `retrieve` tells of. Absent: 1. The subscription that this makes goes on until
   * `scheduleEnd` or `endPlan`.
   */
  instalments?: number;
  /** A sentence beside the page's pay button. */
  note?: string;
  /** 'manual' authorises only; the money is taken by `capture`. */
  capture: CaptureMode;
  customerEmail: string | null;
  /** Language of the hosted page. */
  language: 'da' | 'en';
  /** Absolute addresses. The first carries our own return token; never the provider's session id. */
  successUrl: string;
  cancelUrl: string;
  /** Safety net; 30 minutes to 24 hours ahead (Stripe's bounds), expandedObject seconds, stored with the payment so a repeat is identical. */
  expiresAt: Temporal.Instant;
  /** Only methods whose outcome is known at once (cards, wallets, MobilePay), never bank debits. Always true today. */
  instantMethodsOnly: true;
}

export interface CheckoutSession {
  sessionId: string;
  /** Where the visitor pays. */
  url: string;
}

/**
 * What the provider says is true now. `intent` is the truth about money:
 *  none                     nobody has begun to pay (or the intent was never made)
 *  requires_payment_method  begun, declined or abandoned so far
 *  processing               under way, outcome not known (also: customer action such as 3-D Secure)
 *  requires_capture         authorised, not captured
 *  succeeded                captured, in full or in part (`capturedMinor`)
 *  canceled                 can never become money again
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
  /** Last moment at which an authorisation may be captured, when the provider tells it. */
  captureBefore: Temporal.Instant | null;
  /** The payer's e-mail and name as given at the checkout, when the provider tells them. */
  payerEmail: string | null;
  payerName: string | null;
  /** Metadata written at creation. */
  paymentId: string | null;
  /** What charges the further instalments; null: paid at once, or not begun. */
  subscriptionId: string | null;
}

/**
 * One charge of a subscription:
 *  open        to be tried, or tried again after a pause
 *  processing  under way, outcome not known
 *  paid        taken (`capturedMinor`)
 *  dead        given up or cancelled: nothing will be taken by itself
 */
export interface PlanCharge {
  invoiceId: string;
  state: 'open' | 'processing' | 'paid' | 'dead';
  /** At least one attempt was declined. */
  hasFailed: boolean;
  intentId: string | null;
  amountMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  /** Where the payer can pay it by hand while it is open; null: nowhere. */
  payUrl: string | null;
}

/** What the provider says about a subscription. */
export interface SubscriptionStatus {
  subscriptionId: string;
  /** 'ended': no further charge will be made. */
  state: 'active' | 'ended';
  startedAt: Temporal.Instant;
  /** When it ends by itself, without a charge at that moment; null: it would go on for ever. */
  endsAt: Temporal.Instant | null;
  /** Oldest first; the first is the checkout's. */
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

/** A verified event. Nothing in it is believed beyond which payment to ask about. */
export interface ProviderEvent {
  eventId: string;
  kind: ProviderEventKind;
  sessionId: string | null;
  intentId: string | null;
  subscriptionId: string | null;
}

/** The provider understood and says no (4xx): repeating will not help. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
  readonly code: string | null;
  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

/** The provider could not be reached, timed out or failed (5xx): the outcome is unknown; repeat with the same key. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
}

/** No answer, or a no to the question itself (another account's key, say): what is true about the money is not known. */
export function leavesUnknown(error: unknown): error is PaymentRefused | PaymentUnavailable {
  return error instanceof PaymentRefused || error instanceof PaymentUnavailable;
}

export interface Payments {
  readonly provider: 'stripe' | 'test';
  /** True for the test checkout and for Stripe test keys: shows the test payment button. */
  readonly isTestMode: boolean;
  /** Origins a form may be redirected to (CSP form-action). */
  readonly checkoutOrigins: readonly string[];
  createSession(request: SessionRequest): Promise<CheckoutSession>;
  /** @throws PaymentRefused when the session is unknown */
  retrieve(sessionId: string): Promise<PaymentStatus>;
  /** Works on open sessions only: 'not-open' means retrieve and settle. Idempotent. */
  expire(sessionId: string): Promise<'expired' | 'not-open'>;
  /** Takes (part of) an authorisation; the rest is released by the provider. */
  capture(intentId: string, amountMinor: number, idempotencyKey: string): Promise<void>;
  /** Gives an authorisation back. A repeat on a cancelled intent is a success. */
  void(intentId: string, idempotencyKey: string): Promise<void>;
  /** The same key never refunds twice, however late it is repeated: it answers how the first refund stands now. */
  refund(
    intentId: string,
    amountMinor: number,
    idempotencyKey: string,
  ): Promise<{ refundId: string; status: 'pending' | 'succeeded' | 'failed' }>;
  /** @throws PaymentRefused when the subscription is unknown */
  retrievePlan(subscriptionId: string): Promise<SubscriptionStatus>;
  /**
   * Makes the subscription end by itself `months` after it began, so that it charges so many times and not once more.
   * Whatever was done half before is completed; a repeat changes nothing.
   */
  scheduleEnd(subscriptionId: string, months: number, idempotencyKey: string): Promise<void>;
  /**
   * Ends the subscription now and gives up the charges that are open. A charge under way is left to its end: ask for
   * the truth. Idempotent.
   */
  endPlan(subscriptionId: string): Promise<void>;
  /** Verifies the signature over the raw body. Null: forged, too old or unreadable. Never throws. */
  verifyEvent(rawBody: string, signature: string | null): Promise<ProviderEvent | null>;
}
