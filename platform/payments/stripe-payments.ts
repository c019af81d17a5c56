import Stripe from 'stripe';
import type { Clock } from '#platform/clock.ts';
import type { Payments } from './payments.ts';
import { verifyStripeEvent } from './stripe-events.ts';
import { captureStripe, refundStripe, voidStripe } from './stripe-money.ts';
import { retrieveStripePlan } from './stripe-plan.ts';
import { endStripePlan, scheduleStripeEnd } from './stripe-schedule.ts';
import { createStripeSession, expireStripeSession } from './stripe-session.ts';
import { retrieveStripeStatus } from './stripe-status.ts';

export interface StripePaymentsOptions {
  /** `sk_…` or a restricted `rk_…` key. A test key makes the expandedObject adapter a test mode. */
  secretKey: string;
  /** `whsec_…`, of the endpoint that delivers to us. */
  webhookSecret: string;
  /** Origin of a stand-in that also serves the hosted page; null is Stripe itself. */
  apiBase?: string | null;
  clock: Clock;
  /** How long one attempt may stay silent, in milliseconds. */
  timeoutMs?: number;
}

/** A visitor waits for `createSession`: two attempts and the pause between them stay under 21 seconds. */
const TIMEOUT_MS = 10_000;
const RETRIES = 1;

function addressOf(apiBase: string | null | undefined): Stripe.StripeConfig {
  if (!apiBase) return {};
  const url = new URL(apiBase);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { protocol, host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443) };
}

/**
 * Payments through Stripe Checkout, on the API version the SDK is pinned to. Makes no request by itself and keeps
 * no state: several processes may use the same account at once.
 */
export function createStripePayments(options: StripePaymentsOptions): Payments {
  const stripe = new Stripe(options.secretKey, {
    ...addressOf(options.apiBase),
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    // Latency figures about our server are nobody's business.
    telemetry: false,
  });
  return {
    provider: 'stripe',
    isTestMode: /^(sk|rk)_test_/.test(options.secretKey),
    checkoutOrigins: [options.apiBase ? new URL(options.apiBase).origin : 'https://checkout.stripe.com'],
    createSession: (request) => createStripeSession(stripe, request),
    retrieve: (sessionId) => retrieveStripeStatus(stripe, sessionId),
    expire: (sessionId) => expireStripeSession(stripe, sessionId),
    capture: (intentId, amountMinor, key) => captureStripe(stripe, intentId, amountMinor, key),
    void: (intentId, key) => voidStripe(stripe, intentId, key),
    refund: (intentId, amountMinor, key) => refundStripe(stripe, intentId, amountMinor, key),
    retrievePlan: (subscriptionId) => retrieveStripePlan(stripe, subscriptionId),
    scheduleEnd: (subscriptionId, months, key) => scheduleStripeEnd(stripe, subscriptionId, months, key),
    endPlan: (subscriptionId) => endStripePlan(stripe, subscriptionId),
    verifyEvent: (rawBody, signature) =>
      verifyStripeEvent(
        stripe,
        options.webhookSecret,
        rawBody,
        signature,
        options.clock.now().epochMilliseconds,
      ),
  };
}
