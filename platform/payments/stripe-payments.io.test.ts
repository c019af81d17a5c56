import { describe, expect, it } from 'vitest';
import { startStripePayments } from '#tests/stand-ins/stripe/stripe-payments-harness.ts';
import { describePaymentsContract } from './payments.contract.ts';
import { describePlansContract } from './plans.contract.ts';
import { createStripePayments } from './stripe-payments.ts';

describePaymentsContract('Stripe Checkout', startStripePayments);
describePlansContract('Stripe Checkout', startStripePayments);

describe('Stripe payments', () => {
  const clock = { now: () => Temporal.Instant.from('2027-01-04T09:00:00Z') };
  const made = (secretKey: string, apiBase: string | null = null) =>
    createStripePayments({ secretKey, webhookSecret: 'whsec_x', apiBase, clock });

  it('are in test mode only with a test key', () => {
    expect(made('sk_test_1').isTestMode).toBe(true);
    expect(made('rk_test_1').isTestMode).toBe(true);
    expect(made('sk_live_1').isTestMode).toBe(false);
    expect(made('rk_live_1').isTestMode).toBe(false);
  });

  it("name Stripe's checkout, or the stand-in's, as the only external form target", () => {
    expect(made('sk_live_1').checkoutOrigins).toEqual(['https://checkout.stripe.com']);
    expect(made('sk_test_1', 'http://127.0.0.1:4000/').checkoutOrigins).toEqual(['http://127.0.0.1:4000']);
  });
});
