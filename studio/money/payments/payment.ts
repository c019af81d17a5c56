import type { PaymentState } from '#platform/db/schema/money.ts';
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
