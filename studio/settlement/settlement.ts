import type { PaymentState } from '#platform/db/schema/money.ts';
import type { OrderState } from '#platform/db/schema/orders.ts';
import type { PaymentStatus } from '#platform/payments/payments.ts';

/** What the provider's truth means for the money, whatever we believed before. */
export type PaymentFacts = 'captured' | 'authorised' | 'dead' | 'under-way' | 'not-begun';

/**
 * A declined attempt whose page has expired is dead as well: nobody can pay there any more, and if the provider ever
 * thought otherwise, its money would be late money. Only an attempt that waits for the bank keeps everything reserved.
 */
export function paymentFacts(truth: PaymentStatus): PaymentFacts {
  if (truth.intent === 'succeeded') return 'captured';
  if (truth.intent === 'requires_capture') return 'authorised';
  if (truth.intent === 'canceled') return 'dead';
  if (truth.session === 'expired') return truth.intent === 'processing' ? 'under-way' : 'dead';
  return truth.session === 'complete' || truth.intent === 'processing' ? 'under-way' : 'not-begun';
}

/**
 * What settling does to an order:
 *  pay, authorise          the ordinary ways
 *  late                    money on a lapsed or voided order: a new order takes it over, then it is settled as usual
 *  lapse, void             the session or the authorisation is dead
 *  outside-refund          somebody refunded at the provider itself
 *  unmatched               not what we asked for: the owner decides
 *  wait, nothing           no decision yet; already decided
 */
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
  /** True when the order is paid by authorising first. */
  authorisesFirst: boolean;
  amountMinor: number;
  currency: string;
  /** Parts of the amount that the owner asked to take, one parcel each. */
  askedMinor?: readonly number[];
  /** What our refunds have already given back or are about to. */
  knownRefundedMinor: number;
  truth: PaymentStatus;
}

/** Pure and total: every order state meets every truth. */
export function decideSettlement(facts: SettlementFacts): Settlement {
  const money = paymentFacts(facts.truth);
  if (money === 'under-way') return 'wait';
  if (money === 'not-begun') return 'nothing';
  const isSettled = ['paid', 'refund-due', 'refunded'].includes(facts.orderState);
  const fits = money === 'dead' || isSettled || matches(facts, money);
  if (!fits && !isRefunded(facts.truth)) return 'unmatched';
  // What never fitted and has gone back in full is as good as never paid.
  const isDead = money === 'dead' || !fits;
  switch (facts.orderState) {
    case 'open':
      if (isDead) return 'lapse';
      return money === 'authorised' ? 'authorise' : 'pay';
    case 'authorised':
      return isDead ? 'void' : money === 'captured' ? 'pay' : 'nothing';
    case 'lapsed':
    case 'voided':
      // The order ended before its payment did: the payment ends now, and what it kept reserved is let go.
      if (isDead) return facts.paymentState === 'open' ? 'lapse' : 'nothing';
      return 'late';
    case 'paid':
    case 'refund-due':
    case 'refunded':
      return facts.truth.refundedMinor > facts.knownRefundedMinor ? 'outside-refund' : 'nothing';
  }
}

function isRefunded({ capturedMinor, refundedMinor }: PaymentStatus): boolean {
  return capturedMinor > 0 && refundedMinor >= capturedMinor;
}

function matches(facts: SettlementFacts, money: 'captured' | 'authorised'): boolean {
  const { truth } = facts;
  if (truth.amountMinor !== facts.amountMinor || truth.currency !== facts.currency) return false;
  // Taken in part by somebody else, or held back where we asked for the money at once: the owner decides.
  if (money === 'authorised') return facts.authorisesFirst;
  return truth.capturedMinor === facts.amountMinor || (facts.askedMinor ?? []).includes(truth.capturedMinor);
}
