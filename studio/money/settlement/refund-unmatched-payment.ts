import { PaymentRefused, type PaymentStatus, type Payments } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import { paymentWithOrder } from '#studio/money/payments/payments.queries.ts';
import { withProviderOutageTask } from '#studio/money/payments/provider-unavailable.ts';
import { providerOf, retrieveStatus } from '#studio/money/payments/retrieve-status.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { settlePayment } from './settle-payment.ts';
import { paymentFacts } from './settlement.ts';

export type GiveBackOutcome =
  | { ok: true; state: 'given-back' | 'on-its-way' }
  | { ok: false; refusal: 'not-possible' | 'refused-by-provider' };

/**
 * Refunds or voids money that matches no order; never booked, so no credit note. Idempotent.
 * @throws PaymentUnavailable when the provider does not answer
 */
export async function refundUnmatchedPayment(
  world: World,
  who: May<'today'>,
  input: { paymentId: string },
): Promise<GiveBackOutcome> {
  const { paymentId } = input;
  const payment = await paymentWithOrder(world.db.query, paymentId);
  // A paid order is refunded from its own page.
  if (!payment?.session_id || ['paid', 'refund-due', 'refunded'].includes(payment.orderState)) {
    return { ok: false, refusal: 'not-possible' };
  }
  const { session_id } = payment;
  return withProviderOutageTask(world, paymentId, async () => {
    const provider = providerOf(world, payment);
    const paymentStatus = await retrieveStatus(world, { ...payment, session_id });
    const sent =
      provider && paymentStatus.intentId ? await refundOrVoid(provider, paymentStatus, paymentId) : 'nothing';
    if (sent === 'sent') {
      const subject = `order:${payment.order_id}`;
      await change(world, who, (c) => auditRefund(c, subject, paymentStatus));
    }
    const { settlement } = await settlePayment(world, paymentId);
    if (sent === 'refused') return { ok: false, refusal: 'refused-by-provider' };
    return { ok: true, state: settlement === 'unmatched' ? 'on-its-way' : 'given-back' };
  });
}

/** The owner's refund of money without an order. */
export async function auditRefund(c: Change, subject: string, status: PaymentStatus): Promise<void> {
  const { amountMinor, capturedMinor, currency } = status;
  await audit(c, {
    actor: 'owner',
    action: 'payment.refunded',
    subject,
    details: { amountMinor: capturedMinor || amountMinor, currency, isRefund: capturedMinor > 0 },
  });
}

/** `paymentId` makes its idempotency keys. */
export async function refundOrVoid(
  provider: Payments,
  paymentStatus: PaymentStatus,
  paymentId: string,
): Promise<'sent' | 'refused' | 'nothing'> {
  const money = paymentFacts(paymentStatus);
  const intentId = paymentStatus.intentId as string;
  const leftMinor = paymentStatus.capturedMinor - paymentStatus.refundedMinor;
  try {
    if (money === 'authorised') await provider.void(intentId, `void:${paymentId}`);
    else if (money === 'captured' && leftMinor > 0) {
      const key = `give-back:${paymentId}:${paymentStatus.refundedMinor}`;
      const { status } = await provider.refund(intentId, leftMinor, key);
      if (status === 'failed') return 'refused';
    } else return 'nothing';
    return 'sent';
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    return 'refused';
  }
}
