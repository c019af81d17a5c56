import type { Clock } from '#platform/clock.ts';
import type { Payments } from './payments.ts';
import { openStripe, type StripeAccess } from './stripe-client.ts';
import { verifyStripeEvent } from './stripe-events.ts';
import { captureStripe, refundStripe, voidStripe } from './stripe-money.ts';
import { retrieveStripePlan } from './stripe-plan.ts';
import { endStripePlan, scheduleStripeEnd } from './stripe-schedule.ts';
import { createStripeSession, expireStripeSession, listStripeSessions } from './stripe-session.ts';
import { retrieveStripeStatus } from './stripe-status.ts';

export interface StripePaymentsOptions extends StripeAccess {
  webhookSecret: string;
  clock: Clock;
}

export function createStripePayments(options: StripePaymentsOptions): Payments {
  const stripe = openStripe(options);
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
