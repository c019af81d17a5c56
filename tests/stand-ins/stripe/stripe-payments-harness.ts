import type { PlansHarness } from '#platform/payments/plans.contract.ts';
import { createStripePayments } from '#platform/payments/stripe-payments.ts';
import { type StripeStandIn, startStripeStandIn } from './stripe-stand-in.ts';

export interface StripeHarness extends PlansHarness {
  stripe: StripeStandIn;
}

/** The Stripe adapter with the real SDK, the stand-in behind it, and a clock set by tests. */
export async function startStripePayments(settings: { timeoutMs?: number } = {}): Promise<StripeHarness> {
  let now = Temporal.Instant.from('2027-01-04T09:00:00Z');
  const clock = { now: () => now };
  const stripe = await startStripeStandIn({ clock, delivery: 'hold' });
  const payments = createStripePayments({
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
    apiBase: stripe.origin,
    clock,
    ...settings,
  });
  return {
    stripe,
    payments,
    now: () => now,
    passTime: async (duration) => {
      now = now.add(duration);
      stripe.letTimePass();
    },
    pay: (sessionId) => stripe.payer.pay(sessionId),
    payPlan: (sessionId, card) => stripe.payer.pay(sessionId, { card }),
    payCharge: (invoiceId) => stripe.payer.payInvoice(invoiceId),
    decline: (sessionId) => stripe.payer.decline(sessionId),
    startAction: (sessionId) => stripe.payer.startAction(sessionId),
    finishAction: (sessionId, outcome) => stripe.payer.finishAction(sessionId, outcome),
    expireNaturally: (sessionId) => stripe.expireNaturally(sessionId),
    events: async () =>
      stripe.events.all.map((event) => ({ body: event.body, signature: stripe.events.sign(event) })),
    close: () => stripe.close(),
  };
}
