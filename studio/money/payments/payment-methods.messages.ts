import type { InstantMethod } from '#platform/payments/instant-methods.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';

export const paymentMethodMessages = inBoth({
  names: {
    card: ['card', 'kort'],
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    mobilepay: 'MobilePay',
  } satisfies Pairs<Record<InstantMethod, string>>,
  payBy: (methods: string) => [`You pay by ${methods}.`, `Du betaler med ${methods}.`],
});
