import type { PaymentProvider, PaymentState } from '#platform/db/schema/money.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/** creating: no URL handed out. abandoned and expired may still receive late money. */
export const paymentLifecycle: Lifecycle<PaymentState> = {
  creating: ['open', 'abandoned'],
  open: ['expired', 'authorised', 'captured', 'voided'],
  authorised: ['captured', 'voided'],
  abandoned: ['authorised', 'captured'],
  expired: ['authorised', 'captured'],
  captured: [],
  voided: [],
};

/** A gift card pays everything, or nothing was left to pay. */
export function isWithoutProvider({ provider }: { provider: PaymentProvider }): boolean {
  return provider === 'gift-card' || provider === 'none';
}
