import type { CurrencyCode } from './payments.ts';

/** Methods of Checkout with an immediate outcome. Wallets are cards to its `allowed_payment_method_types`. */
export const instantMethodNames = ['card', 'apple_pay', 'google_pay', 'mobilepay'] as const;
export type InstantMethod = (typeof instantMethodNames)[number];

/** See https://docs.stripe.com/payments/mobilepay/accept-a-payment */
const mobilePayCurrencies: readonly CurrencyCode[] = ['DKK', 'EUR'];

export function methodsIn(currency: CurrencyCode): readonly InstantMethod[] {
  return instantMethodNames.filter((name) => name !== 'mobilepay' || mobilePayCurrencies.includes(currency));
}
