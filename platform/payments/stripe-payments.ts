import Stripe from 'stripe';
import type { Clock } from '#platform/clock.ts';
import type { Payments } from './payments.ts';
import { verifyStripeEvent } from './stripe-events.ts';
import { captureStripe, refundStripe, voidStripe } from './stripe-money.ts';
import { retrieveStripePlan } from './stripe-plan.ts';
import { endStripePlan, scheduleStripeEnd } from './stripe-schedule.ts';
import { createStripeSession, expireStripeSession, listStripeSessions } from './stripe-session.ts';
import { retrieveStripeStatus } from './stripe-status.ts';

export interface StripePaymentsOptions {
  secretKey: string;
  webhookSecret: string;
  apiBase?: string | null;
  clock: Clock;
  timeoutMs?: number;
}

/** Visitors wait for `createSession`: two attempts with their delay stay under 21 seconds. */
const TIMEOUT_MS = 10_000;
const RETRIES = 1;

function addressOf(apiBase: string | null | undefined): Stripe.StripeConfig {
  if (!apiBase) return {};
  const url = new URL(apiBase);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { protocol, host: url.hostname, port: url.port || (protocol === 'http' ? 80 : 443) };
}

export function createStripePayments(options: StripePaymentsOptions): Payments {
  const stripe = new Stripe(options.secretKey, {
    ...addressOf(options.apiBase),
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    // Sends no latency metrics to Stripe.
    telemetry: false,
  });
  return {
    provider: 'stripe',
    isTestMode: /^(sk|rk)_test_/.test(options.secretKey),
    checkoutOrigins: [options.apiBase ? new URL(options.apiBase).origin : 'https://checkout.stripe.com'],
    createSession: (request) => createStripeSession(stripe, request),
    retrieve: (sessionId) => retrieveStripeStatus(stripe, sessionId),
    listSessions: (since) => listStripeSessions(stripe, since),
    expire: (sessionId) => expireStripeSession(stripe, sessionId),
    capture: (intentId, amountMinor, key) => captureStripe(stripe, { intentId, amountMinor, key }),
    void: (intentId, key) => voidStripe(stripe, intentId, key),
    refund: (intentId, amountMinor, key) => refundStripe(stripe, { intentId, amountMinor, key }),
    retrievePlan: (subscriptionId) => retrieveStripePlan(stripe, subscriptionId),
    scheduleEnd: (subscriptionId, months, key) => scheduleStripeEnd(stripe, { subscriptionId, months, key }),
    endPlan: (subscriptionId) => endStripePlan(stripe, subscriptionId),
    verifyEvent: (rawBody, signature) =>
      verifyStripeEvent(stripe, {
        webhookSecret: options.webhookSecret,
        rawBody,
        signature,
        nowMs: options.clock.now().epochMilliseconds,
      }),
  };
}
