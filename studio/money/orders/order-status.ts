import type { InstalmentState, PaymentState, RefundState } from '#platform/db/schema/money.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';

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

/** What the owner can choose in the list: goods to ship, or one status. */
export const orderTabs = ['to-ship', ...orderStatuses] as const;
export type OrderTab = (typeof orderTabs)[number];

export interface StatusFacts {
  payment: PaymentState | 'none';
  refund: RefundState | 'none';
  refunded: 'part' | 'all';
  /** Aggregated: failed before written-off before due before paid. 'none': paid at once. */
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
