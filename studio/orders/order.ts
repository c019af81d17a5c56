import type { PaymentState, RefundState } from '#platform/db/schema/money.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/**
 * open        waiting for the money; nothing is owed yet
 * authorised  the money is promised by the bank; taken by acceptance or dispatch, or given back
 * paid        the money is ours
 * lapsed      the payment session died unpaid (final: paying later is a new order)
 * voided      the authorisation was given back (final)
 * refund-due  money must go back; on the owner's list until it has
 * refunded    it went back, in full or in part (`refunded_minor`); a partial one may be followed by another
 */
export const orderLifecycle: Lifecycle<OrderState> = {
  open: ['paid', 'authorised', 'lapsed'],
  authorised: ['paid', 'voided'],
  paid: ['refund-due'],
  'refund-due': ['refunded'],
  refunded: ['refund-due'],
  lapsed: [],
  voided: [],
};

/**
 * creating   asked of the provider; its address is known to nobody yet
 * open       the visitor has the address
 * abandoned  never handed out, so nobody can pay it
 * expired    dead at the provider
 * Late money may still arrive on an expired or abandoned session: it is settled, never lost.
 */
export const paymentLifecycle: Lifecycle<PaymentState> = {
  creating: ['open', 'abandoned'],
  open: ['expired', 'authorised', 'captured', 'voided'],
  authorised: ['captured', 'voided'],
  abandoned: ['authorised', 'captured'],
  expired: ['authorised', 'captured'],
  captured: [],
  voided: [],
};

export const refundLifecycle: Lifecycle<RefundState> = {
  due: ['pending', 'succeeded', 'refused'],
  pending: ['succeeded', 'refused'],
  refused: ['due'],
  succeeded: [],
};

/**
 * An authorisation is captured or voided by the earlier of 6 days and the bank's own end less 12 hours. Counted from
 * the opening of the checkout, the one moment we know that is never after the bank's: we may hear of it days later.
 */
export function authorisationEnds(
  openedAt: Temporal.Instant,
  captureBefore: Temporal.Instant | null,
): Temporal.Instant {
  const ours = openedAt.add({ hours: 6 * 24 });
  const theirs = captureBefore?.subtract({ hours: 12 });
  return theirs && Temporal.Instant.compare(theirs, ours) < 0 ? theirs : ours;
}
