import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StripeHarness, startStripePayments } from '#tests/stand-ins/stripe/stripe-payments-harness.ts';
import { aSessionRequest } from './payments.contract.ts';

describe('the payment status at Stripe', () => {
  let harness: StripeHarness;
  let sessionId: string;
  beforeEach(async () => {
    harness = await startStripePayments();
    sessionId = (await harness.payments.createSession(aSessionRequest(harness.now()))).sessionId;
  });
  afterEach(async () => {
    await harness.close();
  });

  const retrieved = () => harness.payments.retrieve(sessionId);

  it('is read in one call', async () => {
    await harness.pay(sessionId);
    const before = harness.stripe.calls.length;
    await retrieved();
    expect(harness.stripe.calls.length).toBe(before + 1);
  });

  it('is processing, not paid, while a completed session waits for its payment', async () => {
    await harness.stripe.payer.startProcessing(sessionId);
    expect(await retrieved()).toMatchObject({ session: 'complete', intent: 'processing', capturedMinor: 0 });
    await harness.stripe.payer.finishProcessing(sessionId, 'succeeds');
    expect(await retrieved()).toMatchObject({
      session: 'complete',
      intent: 'succeeded',
      capturedMinor: 120_000,
    });
  });

  it('is unpaid when that payment fails', async () => {
    await harness.stripe.payer.startProcessing(sessionId);
    await harness.stripe.payer.finishProcessing(sessionId, 'fails');
    expect(await retrieved()).toMatchObject({
      session: 'complete',
      intent: 'requires_payment_method',
      capturedMinor: 0,
    });
  });

  it('has the payer’s name as entered, including Danish letters', async () => {
    await harness.stripe.payer.pay(sessionId, { email: 'anden@example.com', name: 'Åse Bjørn-Ærø' });
    expect(await retrieved()).toMatchObject({ payerEmail: 'anden@example.com', payerName: 'Åse Bjørn-Ærø' });
  });

  it('is expired by the session’s own expiry time', async () => {
    await harness.passTime(Temporal.Duration.from({ minutes: 31 }));
    expect(await retrieved()).toMatchObject({ session: 'expired', intent: 'none' });
    expect(await harness.payments.expire(sessionId)).toBe('not-open');
  });

  describe('when a session is expired during authentication (Stripe does not document the result)', () => {
    beforeEach(async () => {
      await harness.startAction(sessionId);
    });

    it('is canceled if the attempt ends with the session', async () => {
      harness.stripe.options.expireDuringAction = 'cancels';
      expect(await harness.payments.expire(sessionId)).toBe('expired');
      expect(await retrieved()).toMatchObject({ session: 'expired', intent: 'canceled' });
      expect(await harness.finishAction(sessionId, 'approves')).toBe('too-late');
    });

    it('stays open and processing if Stripe refuses to expire it', async () => {
      harness.stripe.options.expireDuringAction = 'refuses';
      expect(await harness.payments.expire(sessionId)).toBe('not-open');
      expect(await retrieved()).toMatchObject({ session: 'open', intent: 'processing' });
    });

    it('is expired and still processing, then paid, if the attempt outlives the session', async () => {
      harness.stripe.options.expireDuringAction = 'leaves-the-intent';
      expect(await harness.payments.expire(sessionId)).toBe('expired');
      expect(await retrieved()).toMatchObject({ session: 'expired', intent: 'processing' });
      await harness.finishAction(sessionId, 'approves');
      expect(await retrieved()).toMatchObject({
        session: 'expired',
        intent: 'succeeded',
        capturedMinor: 120_000,
      });
    });
  });
});
