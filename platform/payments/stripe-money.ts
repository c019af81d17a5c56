import type Stripe from 'stripe';
import { withIdempotencyKey } from './idempotency-key.ts';
import { isRefusedRequest, translateStripeErrors } from './stripe-errors.ts';

/** A refusal may only be the answer to a repeated call: check whether the effect exists. */
async function unlessAlreadyDone(
  stripe: Stripe,
  {
    intentId,
    expected,
    call,
  }: { intentId: string; expected: (intent: Stripe.PaymentIntent) => boolean; call: () => Promise<unknown> },
): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!isRefusedRequest(error)) throw error;
    if (!expected(await stripe.paymentIntents.retrieve(intentId))) throw error;
  }
}

/** Captures `amountMinor` and releases the rest. Idempotent for the same amount. */
export function captureStripe(
  stripe: Stripe,
  { intentId, amountMinor, key }: { intentId: string; amountMinor: number; key: string },
) {
  return translateStripeErrors(() =>
    unlessAlreadyDone(stripe, {
      intentId,
      expected: (intent) => intent.status === 'succeeded' && intent.amount_received === amountMinor,
      call: () =>
        withIdempotencyKey(`capture:${key}`, (idempotencyKey) =>
          stripe.paymentIntents.capture(intentId, { amount_to_capture: amountMinor }, { idempotencyKey }),
        ),
    }),
  );
}

/** Voids the authorisation. Idempotent. */
export function voidStripe(stripe: Stripe, intentId: string, key: string) {
  return translateStripeErrors(() =>
    unlessAlreadyDone(stripe, {
      intentId,
      expected: (intent) => intent.status === 'canceled',
      call: () =>
        withIdempotencyKey(`void:${key}`, (idempotencyKey) =>
          stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey }),
        ),
    }),
  );
}

type RefundStatus = 'pending' | 'succeeded' | 'failed';

function refundStatus(refund: Stripe.Refund): RefundStatus {
  if (refund.status === 'succeeded') return 'succeeded';
  return refund.status === 'failed' || refund.status === 'canceled' ? 'failed' : 'pending';
}

/** Stripe forgets idempotency keys after 24 hours; the key in the metadata remains. */
async function earlierRefund(stripe: Stripe, intentId: string, key: string): Promise<Stripe.Refund | null> {
  const refunds = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  return refunds.data.find((refund) => refund.metadata?.refundKey === key) ?? null;
}

/** The same key never refunds twice; it returns the first refund's current status. */
export async function refundStripe(
  stripe: Stripe,
  { intentId, amountMinor, key }: { intentId: string; amountMinor: number; key: string },
) {
  const refund = await translateStripeErrors(() =>
    withIdempotencyKey(`refund:${key}`, async (idempotencyKey) => {
      const earlier = await earlierRefund(stripe, intentId, key);
      if (earlier) return earlier;
      return stripe.refunds.create(
        { payment_intent: intentId, amount: amountMinor, metadata: { refundKey: key } },
        { idempotencyKey },
      );
    }),
  );
  return { refundId: refund.id, status: refundStatus(refund) };
}
