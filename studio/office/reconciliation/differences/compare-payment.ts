import type { PaymentStatus } from '#platform/payments/payments.ts';
import { decideSettlement, paymentFacts } from '#studio/money/settlement/settlement.ts';
import type { Difference, DifferenceDetails } from './difference.ts';
import type { ComparedPayment } from './provider-payments.queries.ts';

/** Pure: a payment as stored against its status at the provider; null: they agree. */
export function comparePayment(
  payment: ComparedPayment,
  status: PaymentStatus,
  askedMinor: readonly number[] = [],
): Difference | null {
  const about = aboutOf(payment);
  const settlement = decideSettlement({
    askedMinor,
    orderState: payment.orderState,
    paymentState: payment.state,
    authorisesFirst: payment.capture !== 'now',
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    knownRefundedMinor: Number(payment.knownRefunded),
    status,
  });
  if (settlement === 'wait') return null;
  // The owner has a task about money that matches no order.
  if (settlement !== 'nothing' && settlement !== 'unmatched') {
    return differ(about, 'payment-unsettled', [payment.captured_minor, status.capturedMinor]);
  }
  if (payment.state === 'captured' && payment.captured_minor !== capturedOf(status)) {
    return differ(about, 'captured-amount', [payment.captured_minor, capturedOf(status)]);
  }
  const refundedMinor = Number(payment.refunded);
  if (refundedMinor > status.refundedMinor) {
    return differ(about, 'refund-not-at-provider', [refundedMinor, status.refundedMinor]);
  }
  return null;
}

export function missingAtProvider(payment: ComparedPayment): Difference | null {
  const isCaptured = payment.state === 'captured';
  if ((!isCaptured && payment.state !== 'authorised') || payment.isConfirmed) return null;
  const { subjectId, details } = aboutOf(payment);
  const about = { subjectId, details: isCaptured ? { ...details, isCaptured } : details };
  return differ(about, 'payment-not-at-provider', [payment.captured_minor, 0]);
}

interface About {
  subjectId: string;
  details: DifferenceDetails;
}

function aboutOf({ id, orderId, orderNumber, currency }: ComparedPayment): About {
  return { subjectId: id, details: { orderId, orderNumber, currency, paymentId: id } };
}

function differ(
  { subjectId, details }: About,
  kind: Difference['kind'],
  [expectedMinor, foundMinor]: [number, number],
): Difference {
  return { kind, subjectId, details: { ...details, expectedMinor, foundMinor } };
}

const capturedOf = (status: PaymentStatus) =>
  paymentFacts(status) === 'captured' ? status.capturedMinor : 0;
