import type { RefundState } from '#platform/db/schema/money.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';

/** open: unpaid. lapsed, voided: final, a later payment is a new order. refunded: in full or in part. */
export const orderLifecycle: Lifecycle<OrderState> = {
  open: ['paid', 'authorised', 'lapsed'],
  authorised: ['paid', 'voided'],
  paid: ['refund-due'],
  'refund-due': ['refunded'],
  refunded: ['refund-due'],
  lapsed: [],
  voided: [],
};

/** Nothing is paid or reserved any more. */
export function isFinallyUnpaid(state: OrderState): boolean {
  return state === 'lapsed' || state === 'voided';
}

export const refundLifecycle: Lifecycle<RefundState> = {
  due: ['pending', 'succeeded', 'refused'],
  pending: ['succeeded', 'refused'],
  refused: ['due'],
  succeeded: [],
};

/**
 * The earlier of 6 days and the bank's deadline less 12 hours. Counted from the opening of the checkout, which is never
 * later than the authorisation; its event may be days late.
 */
export function authorisationEnds(
  openedAt: Temporal.Instant,
  captureBefore: Temporal.Instant | null,
): Temporal.Instant {
  const ownDeadline = openedAt.add({ hours: 6 * 24 });
  const bankDeadline = captureBefore?.subtract({ hours: 12 });
  return bankDeadline && Temporal.Instant.compare(bankDeadline, ownDeadline) < 0 ? bankDeadline : ownDeadline;
}

/** Also of an authorisation that came too late for what it should pay: it waits to be voided. */
export function isEnded(authorisedUntil: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return authorisedUntil !== null && Temporal.Instant.compare(authorisedUntil, now) <= 0;
}

/** Price of a line after its share of the discount, including VAT. */
export function netOfLine(line: { unit_minor: number; quantity: number; discount_minor: number }): number {
  return line.unit_minor * line.quantity - line.discount_minor;
}
