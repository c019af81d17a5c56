import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StripeHarness, startStripePayments } from '#tests/stand-ins/stripe/stripe-payments-harness.ts';
import { aSessionRequest } from './payments.contract.ts';
import { PaymentRefused, PaymentUnavailable, type SessionRequest } from './payments.ts';

const CAPTURE = 'POST /v1/payment_intents/{id}/capture';
const CANCEL = 'POST /v1/payment_intents/{id}/cancel';
const REFUND = 'POST /v1/refunds';

describe('the Stripe adapter', () => {
  let harness: StripeHarness;
  beforeEach(async () => {
    harness = await startStripePayments();
  });
  afterEach(async () => {
    await harness.close();
  });

  const paid = async (changes: Partial<SessionRequest> = {}) => {
    const request = aSessionRequest(harness.now(), changes);
    const { sessionId } = await harness.payments.createSession(request);
    await harness.pay(sessionId);
    const retrieved = () => harness.payments.retrieve(sessionId);
    return { sessionId, intentId: (await retrieved()).intentId!, retrieved };
  };

  it.each(['before', 'after'] as const)(
    'captures once although a 500 came %s it took effect and was saved under the key',
    async (when) => {
      const { intentId, retrieved } = await paid({ capture: 'manual' });
      harness.stripe.faults.add({ on: CAPTURE, how: 'error', when });
      await expect(harness.payments.capture(intentId, 5_000, 'k')).rejects.toThrow(PaymentUnavailable);
      await harness.payments.capture(intentId, 5_000, 'k');
      expect(await retrieved()).toMatchObject({ intent: 'succeeded', capturedMinor: 5_000 });
    },
  );

  it.each(['before', 'after'] as const)(
    'voids once although a 500 came %s it took effect and was saved under the key',
    async (when) => {
      const { intentId, retrieved } = await paid({ capture: 'manual' });
      harness.stripe.faults.add({ on: CANCEL, how: 'error', when });
      await expect(harness.payments.void(intentId, 'k')).rejects.toThrow(PaymentUnavailable);
      await harness.payments.void(intentId, 'k');
      expect((await retrieved()).intent).toBe('canceled');
    },
  );

  it.each(['before', 'after'] as const)(
    'refunds once although a 500 came %s it took effect and was saved under the key',
    async (when) => {
      const { intentId, retrieved } = await paid();
      harness.stripe.faults.add({ on: REFUND, how: 'error', when });
      await expect(harness.payments.refund(intentId, 7_000, 'k')).rejects.toThrow(PaymentUnavailable);
      expect((await harness.payments.refund(intentId, 7_000, 'k')).status).toBe('succeeded');
      expect((await retrieved()).refundedMinor).toBe(7_000);
    },
  );

  it('reports the fee of the balance transaction once captured, and none before', async () => {
    const { intentId, retrieved } = await paid({ capture: 'manual' });
    expect((await retrieved()).fee).toBeNull();
    await harness.payments.capture(intentId, 5_000, 'k');
    expect((await retrieved()).fee).toMatchObject({ amountMinor: 255, currency: 'DKK' });
  });

  it('allows one key for a capture and a refund, since they are different operations', async () => {
    const { intentId, retrieved } = await paid({ capture: 'manual' });
    await harness.payments.capture(intentId, 120_000, 'order-1');
    await harness.payments.refund(intentId, 120_000, 'order-1');
    expect(await retrieved()).toMatchObject({ capturedMinor: 120_000, refundedMinor: 120_000 });
  });

  it('returns the bank’s reason when the bank refuses the capture', async () => {
    const { intentId } = await paid({ capture: 'manual' });
    harness.stripe.faults.add({ on: CAPTURE, how: 'refuse', code: 'capture_charge_authorization_expired' });
    await expect(harness.payments.capture(intentId, 100, 'k')).rejects.toMatchObject({
      name: 'PaymentRefused',
      code: 'capture_charge_authorization_expired',
    });
  });

  it('returns the capture deadline of an authorisation, and finds it expired afterwards', async () => {
    const { intentId, retrieved } = await paid({ capture: 'manual' });
    const until = harness.now().add({ hours: 7 * 24 });
    expect((await retrieved()).captureBefore).toEqual(until);
    await harness.passTime(Temporal.Duration.from({ hours: 7 * 24 }));
    expect(await retrieved()).toMatchObject({ intent: 'canceled', captureBefore: null, refundedMinor: 0 });
    await expect(harness.payments.capture(intentId, 100, 'k')).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await harness.payments.void(intentId, 'k');
  });

  it('has no capture deadline for MobilePay, since Stripe does not report one', async () => {
    const { sessionId } = await harness.payments.createSession(
      aSessionRequest(harness.now(), { capture: 'manual' }),
    );
    await harness.stripe.payer.pay(sessionId, { method: 'mobilepay' });
    expect(await harness.payments.retrieve(sessionId)).toMatchObject({
      intent: 'requires_capture',
      captureBefore: null,
    });
  });

  it('cannot void an unpaid session: it has to be expired instead', async () => {
    const { sessionId } = await harness.payments.createSession(aSessionRequest(harness.now()));
    await harness.decline(sessionId);
    const { intentId } = await harness.payments.retrieve(sessionId);
    await expect(harness.payments.void(intentId!, 'k')).rejects.toThrow(PaymentRefused);
  });

  it('returns pending for a refund in progress, and its result later', async () => {
    harness.stripe.options.refunds = 'pending';
    const { intentId, retrieved } = await paid();
    const { refundId, status } = await harness.payments.refund(intentId, 1_000, 'k');
    expect(status).toBe('pending');
    await harness.stripe.payer.endRefund(refundId, 'failed');
    expect(await harness.payments.refund(intentId, 1_000, 'k')).toEqual({ refundId, status: 'failed' });
    expect((await retrieved()).refundedMinor).toBe(0);
    expect((await harness.payments.refund(intentId, 1_000, 'k, second try')).refundId).not.toBe(refundId);
  });

  it('counts a refund made in the Stripe dashboard', async () => {
    const { intentId, retrieved } = await paid();
    await harness.stripe.payer.refundInDashboard(intentId, 2_000);
    expect((await retrieved()).refundedMinor).toBe(2_000);
  });

  it('refuses unknown ids', async () => {
    for (const call of [
      () => harness.payments.capture('pi_none', 100, 'k'),
      () => harness.payments.void('pi_none', 'k'),
      () => harness.payments.refund('pi_none', 100, 'k'),
      () => harness.payments.expire('cs_none'),
    ]) {
      await expect(call()).rejects.toMatchObject({ name: 'PaymentRefused', code: 'resource_missing' });
    }
  });
});
