import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StripeHarness, startStripePayments } from '#tests/stand-ins/stripe/stripe-payments-harness.ts';
import { startStripeStandIn } from '#tests/stand-ins/stripe/stripe-stand-in.ts';
import { aSessionRequest } from './payments.contract.ts';
import { PaymentRefused, PaymentUnavailable } from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';

const CREATE = 'POST /v1/checkout/sessions';

describe('a network error in a call to Stripe', () => {
  let harness: StripeHarness;
  beforeEach(async () => {
    harness = await startStripePayments({ timeoutMs: 1_000 });
  });
  afterEach(async () => {
    await harness.close();
  });

  const request = () => aSessionRequest(harness.now());
  const sessions = () => harness.stripe.state.sessions.size;

  it.each([
    ['the connection breaks', { how: 'drop' }],
    ['Stripe fails', { how: 'error' }],
    ['there are too many calls', { how: 'rate-limit' }],
    ['another call holds the lock', { how: 'lock' }],
    ['the answer is not JSON', { how: 'garbage' }],
  ] as const)('is "unavailable" when %s, and the next try succeeds with one session', async (_, trouble) => {
    harness.stripe.faults.add({ on: CREATE, times: 2, ...trouble });
    const requested = request();
    await expect(harness.payments.createSession(requested)).rejects.toThrow(PaymentUnavailable);
    harness.stripe.faults.clear();
    await harness.payments.createSession(requested);
    expect(sessions()).toBe(1);
  });

  it('is "unavailable" while the first request hangs at Stripe, which then created the one session', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    harness.stripe.faults.add({ on: CREATE, how: 'hang', until: promise });
    const requested = request();
    await expect(harness.payments.createSession(requested)).rejects.toThrow(PaymentUnavailable);
    resolve();
    await harness.payments.createSession(requested);
    expect(sessions()).toBe(1);
  });

  it('finds the session of a creation whose responses were lost', async () => {
    harness.stripe.faults.add({ on: CREATE, when: 'after', times: 2, how: 'drop' });
    const requested = request();
    await expect(harness.payments.createSession(requested)).rejects.toThrow(PaymentUnavailable);
    expect(sessions()).toBe(1);
    const found = await harness.payments.createSession(requested);
    expect([...harness.stripe.state.sessions.keys()]).toEqual([found.sessionId]);
  });

  it('finds the session of a creation whose response never came, by retrying', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    harness.stripe.faults.add({ on: CREATE, when: 'after', how: 'hang', until: promise });
    const found = await harness.payments.createSession(request());
    resolve();
    expect([...harness.stripe.state.sessions.keys()]).toEqual([found.sessionId]);
  });

  it('recovers from one lost response by retrying', async () => {
    harness.stripe.faults.add({ on: CREATE, how: 'drop', when: 'after' });
    await harness.payments.createSession(request());
    expect(sessions()).toBe(1);
  });

  it('uses the next key when Stripe repeats a saved 500 for the first', async () => {
    harness.stripe.faults.add({ on: CREATE, how: 'error', when: 'before' });
    const requested = request();
    await expect(harness.payments.createSession(requested)).rejects.toThrow(PaymentUnavailable);
    const session = await harness.payments.createSession(requested);
    expect(harness.stripe.calls.map((call) => call.idempotencyKey)).toEqual([
      `session:${requested.paymentId}`,
      `session:${requested.paymentId}`,
      `session:${requested.paymentId}/2`,
    ]);
    expect(await harness.payments.createSession(requested)).toEqual(session);
  });

  it('is "unavailable" for every call while Stripe cannot be reached', async () => {
    const { sessionId } = await harness.payments.createSession(request());
    harness.stripe.faults.beginOutage();
    const { payments } = harness;
    const outcomes = await Promise.allSettled([
      payments.createSession(request()),
      payments.retrieve(sessionId),
      payments.expire(sessionId),
      payments.capture('pi_1', 100, 'k'),
      payments.void('pi_1', 'k'),
      payments.refund('pi_1', 100, 'k'),
    ]);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PaymentUnavailable) });
    }
  });

  it('is "unavailable" when the connection is refused', async () => {
    const gone = await startStripeStandIn();
    await gone.close();
    const clock = { now: () => harness.now() };
    const options = { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiBase: gone.origin, clock };
    await expect(createStripePayments(options).retrieve('cs_test_1')).rejects.toThrow(PaymentUnavailable);
  });

  it('is "refused" with a key unknown to Stripe', async () => {
    const clock = { now: () => harness.now() };
    const options = { secretKey: 'sk_test_wrong', webhookSecret: 'whsec_x', apiBase: harness.stripe.origin };
    const refused = createStripePayments({ ...options, clock }).retrieve('cs_test_1');
    await expect(refused).rejects.toThrow(PaymentRefused);
    await expect(refused).rejects.toMatchObject({ isKeyRefused: true });
    const unknown = harness.payments.retrieve('cs_test_none');
    await expect(unknown).rejects.toMatchObject({ code: 'resource_missing', isKeyRefused: false });
  });

  it('never contains user input in its message', async () => {
    harness.stripe.faults.add({ on: CREATE, how: 'refuse' });
    const error = await harness.payments.createSession(request()).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(PaymentRefused);
    expect(error.message).toMatch(/^Stripe: card_declined, request req_\d+$/);
    expect(`${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toMatch(/elev@|Sangtime/);
  });
});
