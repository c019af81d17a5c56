import type { PaymentState } from '#platform/db/schema/money.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';
import type { PaymentStatus } from '#platform/payments/payments.ts';

export type PaymentFacts = 'captured' | 'authorised' | 'dead' | 'under-way' | 'not-begun';

/** A declined attempt with an expired session is dead; money that still arrives is late money. */
export function paymentFacts(status: PaymentStatus): PaymentFacts {
  if (status.intent === 'succeeded') return 'captured';
  if (status.intent === 'requires_capture') return 'authorised';
  if (status.intent === 'canceled') return 'dead';
  if (status.session === 'expired') return status.intent === 'processing' ? 'under-way' : 'dead';
  return status.session === 'complete' || status.intent === 'processing' ? 'under-way' : 'not-begun';
}

/** late: money on a lapsed or voided order. unmatched: amount, currency or capture differ, so the owner decides. */
export type Settlement =
  | 'pay'
  | 'authorise'
  | 'late'
  | 'lapse'
  | 'void'
  | 'outside-refund'
  | 'unmatched'
  | 'wait'
  | 'nothing';

export interface SettlementFacts {
  orderState: OrderState;
  paymentState: PaymentState;
  authorisesFirst: boolean;
  amountMinor: number;
  currency: string;
  askedMinor?: readonly number[];
  /** Succeeded and pending refunds of ours. */
  knownRefundedMinor: number;
  status: PaymentStatus;
}

export function decideSettlement(facts: SettlementFacts): Settlement {
  const money = paymentFacts(facts.status);
  if (money === 'under-way') return 'wait';
  if (money === 'not-begun') return 'nothing';
  const isSettled = ['paid', 'refund-due', 'refunded'].includes(facts.orderState);
  const fits = money === 'dead' || isSettled || matches(facts, money);
  if (!fits && !isRefunded(facts.status)) return 'unmatched';
  // Unmatched money that was refunded in full counts as unpaid.
  const isDead = money === 'dead' || !fits;
  switch (facts.orderState) {
    case 'open':
      if (isDead) return 'lapse';
      return money === 'authorised' ? 'authorise' : 'pay';
    case 'authorised':
      return isDead ? 'void' : money === 'captured' ? 'pay' : 'nothing';
    case 'lapsed':
    case 'voided':
      // The order ended first: end the payment and release its reservations.
      if (isDead) return facts.paymentState === 'open' ? 'lapse' : 'nothing';
      return 'late';
    case 'paid':
    case 'refund-due':
    case 'refunded':
      return facts.status.refundedMinor > facts.knownRefundedMinor ? 'outside-refund' : 'nothing';
  }
}

function isRefunded({ capturedMinor, refundedMinor }: PaymentStatus): boolean {
  return capturedMinor > 0 && refundedMinor >= capturedMinor;
}

function matches(facts: SettlementFacts, money: 'captured' | 'authorised'): boolean {
  const { status } = facts;
  if (status.amountMinor !== facts.amountMinor || status.currency !== facts.currency) return false;
  // Partly captured outside, or authorised where immediate capture was requested: unmatched.
  if (money === 'authorised') return facts.authorisesFirst;
  return (
    status.capturedMinor === facts.amountMinor || (facts.askedMinor ?? []).includes(status.capturedMinor)
  );
}
