import type { InstalmentState, PaymentState, RefundState } from '#platform/db/schema/money.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';

/** What every screen, email and export calls an order, in the order of the owner's filter. */
export const orderStatuses = [
  'awaiting-payment',
  'authorised',
  'paid',
  'refund-pending',
  'partially-refunded',
  'refunded',
  'failed',
  'expired',
  'cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

/** What decides beside the order's own state. */
export interface StatusFacts {
  /** The newest payment that is not a later charge of a plan. */
  payment: PaymentState | 'none';
  /** The newest refund. */
  refund: RefundState | 'none';
  /** How much of what was charged has been refunded. */
  refunded: 'part' | 'all';
  /** A plan's instalments taken together: failed before written off before due before paid; none: paid at once. */
  plan: InstalmentState | 'none';
}

export type StatusRule = {
  [Fact in keyof StatusFacts]: { by: Fact; is: Record<StatusFacts[Fact], OrderStatus> };
}[keyof StatusFacts];

/** Total: every combination of order, payment, refund and instalments has exactly one status. */
export const statusRules: Record<OrderState, StatusRule> = {
  open: {
    by: 'payment',
    is: {
      none: 'awaiting-payment',
      creating: 'awaiting-payment',
      open: 'awaiting-payment',
      abandoned: 'awaiting-payment',
      expired: 'awaiting-payment',
      authorised: 'authorised',
      captured: 'paid',
      voided: 'cancelled',
    },
  },
  authorised: {
    by: 'payment',
    is: {
      none: 'authorised',
      creating: 'authorised',
      open: 'authorised',
      abandoned: 'authorised',
      expired: 'authorised',
      authorised: 'authorised',
      captured: 'paid',
      voided: 'cancelled',
    },
  },
  // A plan is paid once its last charge is.
  paid: {
    by: 'plan',
    is: { none: 'paid', paid: 'paid', due: 'awaiting-payment', failed: 'failed', 'written-off': 'failed' },
  },
  'refund-due': {
    by: 'refund',
    is: {
      none: 'refund-pending',
      due: 'refund-pending',
      pending: 'refund-pending',
      refused: 'refund-pending',
      succeeded: 'refund-pending',
    },
  },
  refunded: { by: 'refunded', is: { part: 'partially-refunded', all: 'refunded' } },
  lapsed: {
    by: 'payment',
    is: {
      none: 'expired',
      creating: 'expired',
      open: 'expired',
      // The provider never opened a checkout for it.
      abandoned: 'failed',
      expired: 'expired',
      authorised: 'expired',
      captured: 'expired',
      voided: 'cancelled',
    },
  },
  voided: {
    by: 'payment',
    is: {
      none: 'cancelled',
      creating: 'cancelled',
      open: 'cancelled',
      abandoned: 'cancelled',
      expired: 'cancelled',
      authorised: 'cancelled',
      captured: 'cancelled',
      voided: 'cancelled',
    },
  },
};
