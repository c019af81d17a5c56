import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { testCheckout } from '#tests/support/test-checkout.ts';
import { aSessionRequest, describePaymentsContract } from '../payments.contract.ts';
import { PaymentRefused, PaymentUnavailable } from '../payments.ts';
import { describePlansContract } from '../plans.contract.ts';

const given = testDatabase();

describePaymentsContract('The test checkout', async () => testCheckout(given.db));
describePlansContract('The test checkout', async () => testCheckout(given.db));

describe('The test checkout', () => {
  const hours = (count: number) => Temporal.Duration.from({ hours: count });

  async function opened(changes: Parameters<typeof aSessionRequest>[1] = {}) {
    const harness = testCheckout(given.db);
    const request = aSessionRequest(harness.now(), changes);
    const { sessionId } = await harness.payments.createSession(request);
    const retrieved = () => harness.payments.retrieve(sessionId);
    return { ...harness, request, sessionId, retrieved };
  }

  it('says that it is a test, and sends forms to its own origin only', async () => {
    const { payments } = testCheckout(given.db, { publicUrl: 'http://127.0.0.1:4000' });
    expect(payments).toMatchObject({
      provider: 'test',
      isTestMode: true,
      checkoutOrigins: ['http://127.0.0.1:4000'],
    });
  });

  it('expires a session at its time, without any write', async () => {
    const { checkout, passTime, sessionId, retrieved, request, payments, now } = await opened();
    await passTime(request.expiresAt.since(now()).subtract({ seconds: 1 }));
    expect((await retrieved()).session).toBe('open');
    let later = now().add({ seconds: 1 });
    const otherCheckout = testCheckout(given.db, { clock: { now: () => later } });
    expect(await otherCheckout.payments.retrieve(sessionId)).toMatchObject({
      session: 'expired',
      intent: 'none',
    });
    expect(await otherCheckout.payments.expire(sessionId)).toBe('not-open');
    later = later.add({ hours: 1 });
    await expect(otherCheckout.checkout.payer.pay(sessionId)).rejects.toThrow(PaymentRefused);
    const kinds = (await checkout.events()).map((event) => JSON.parse(event.body).kind);
    expect(kinds).toEqual(['session-expired']);
    expect(payments.provider).toBe('test');
  });

  it('decides a slow payment after 20 seconds and sends an event', async () => {
    const { checkout, passTime, sessionId, retrieved } = await opened();
    await checkout.payer.takeTime(sessionId);
    expect(await retrieved()).toMatchObject({ session: 'complete', intent: 'processing', capturedMinor: 0 });
    expect(await checkout.payments.expire(sessionId)).toBe('not-open');
    await passTime(Temporal.Duration.from({ seconds: 19 }));
    expect((await retrieved()).intent).toBe('processing');
    await passTime(Temporal.Duration.from({ seconds: 1 }));
    expect(await retrieved()).toMatchObject({ intent: 'succeeded', capturedMinor: 120_000 });
    const kinds = (await checkout.events()).map((event) => JSON.parse(event.body).kind);
    expect(kinds).toEqual(['session-completed', 'async-succeeded']);
  });

  it('expires an authorisation after seven days', async () => {
    const { pay, payments, passTime, sessionId, retrieved, now } = await opened({ capture: 'manual' });
    await pay(sessionId);
    const { captureBefore, intentId } = await retrieved();
    expect(captureBefore?.equals(now().add({ hours: 7 * 24 }))).toBe(true);
    await passTime(hours(7 * 24 - 1));
    expect((await retrieved()).intent).toBe('requires_capture');
    await passTime(hours(1));
    expect(await retrieved()).toMatchObject({ intent: 'canceled', capturedMinor: 0, captureBefore: null });
    await expect(payments.capture(intentId!, 120_000, 'late')).rejects.toThrow(PaymentRefused);
    await payments.void(intentId!, 'late');
  });

  it('cancels an attempt when its session expires', async () => {
    const { startAction, finishAction, payments, sessionId, retrieved } = await opened();
    await startAction(sessionId);
    expect(await payments.expire(sessionId)).toBe('expired');
    expect(await finishAction(sessionId, 'approves')).toBe('too-late');
    expect(await retrieved()).toMatchObject({ session: 'expired', intent: 'canceled', capturedMinor: 0 });
  });

  it.each([
    ['nothing to pay', { lines: [] }],
    ['half an øre', { lines: [{ name: 'Halv', quantity: 1, unitAmountMinor: 0.5 }] }],
    ['an hour that ends too soon', { expiresAt: Temporal.Instant.from('2026-11-23T09:29:59Z') }],
    ['a session of two days', { expiresAt: Temporal.Instant.from('2026-11-25T09:00:00Z') }],
    ['a return address without an origin', { successUrl: '/payment-success' }],
    ['a return address that is a script', { cancelUrl: 'javascript:alert(1)' }],
  ])('refuses %s', async (_what, changes) => {
    await expect(opened(changes)).rejects.toThrow(PaymentRefused);
  });

  it('refuses another purchase under the same payment id', async () => {
    const { payments, request } = await opened();
    const dearer = { ...request, lines: [{ name: 'Dyrere', quantity: 1, unitAmountMinor: 130_000 }] };
    await expect(payments.createSession(dearer)).rejects.toThrow(PaymentRefused);
    await expect(payments.createSession({ ...request, currency: 'EUR' })).rejects.toThrow(PaymentRefused);
  });

  it('refuses to use one refund key for two payments', async () => {
    const [first, second] = [await opened(), await opened()];
    for (const { pay, sessionId } of [first, second]) await pay(sessionId);
    await first.payments.refund((await first.retrieved()).intentId!, 100, 'key');
    const other = second.payments.refund((await second.retrieved()).intentId!, 100, 'key');
    await expect(other).rejects.toThrow(PaymentRefused);
  });

  it('counts as network: refuses to be called inside a transaction', async () => {
    const { payments, sessionId } = await opened();
    const inside = given.db.transaction(() => payments.retrieve(sessionId));
    await expect(inside).rejects.toThrow('inside a transaction');
  });

  it('simulated outage: does nothing and reports unavailable until it is over', async () => {
    const { checkout, payments, sessionId, retrieved } = await opened();
    checkout.fail({ how: 'unreachable' });
    await expect(payments.expire(sessionId)).rejects.toThrow(PaymentUnavailable);
    await expect(retrieved()).rejects.toThrow(PaymentUnavailable);
    checkout.fail(null);
    expect((await retrieved()).session).toBe('open');
  });

  it('simulated lost response: does the work and loses the answer', async () => {
    const { checkout, pay, payments, sessionId, retrieved } = await opened();
    await pay(sessionId);
    const intentId = (await retrieved()).intentId!;
    checkout.fail({ how: 'silent', calls: ['refund'] });
    await expect(payments.refund(intentId, 20_000, 'key')).rejects.toThrow(PaymentUnavailable);
    expect((await retrieved()).refundedMinor).toBe(20_000);
    checkout.fail(null);
    expect((await payments.refund(intentId, 20_000, 'key')).status).toBe('succeeded');
    expect((await retrieved()).refundedMinor).toBe(20_000);
  });

  it('simulated refusal: changes nothing, in the configured calls', async () => {
    const { checkout, payments, sessionId, retrieved } = await opened();
    checkout.fail({ how: 'refusing', calls: ['expire'] });
    await expect(payments.expire(sessionId)).rejects.toThrow(PaymentRefused);
    expect((await retrieved()).session).toBe('open');
  });
});
