/** As Stripe's form for restricted keys groups them; each is written, except the last, which is read. */
export const stripeRights = [
  'checkout-sessions',
  'payment-intents',
  'charges',
  'subscriptions',
  'invoices',
  'webhooks',
  'payment-methods',
] as const;
export type StripeRight = (typeof stripeRights)[number];
