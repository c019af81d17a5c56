import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StripeHarness, startStripePayments } from '#tests/stand-ins/stripe/stripe-payments-harness.ts';
import { aSessionRequest } from './payments.contract.ts';

describe('Stripe events', () => {
  let harness: StripeHarness;
  let sessionId: string;
  beforeEach(async () => {
    harness = await startStripePayments();
    sessionId = (await harness.payments.createSession(aSessionRequest(harness.now()))).sessionId;
  });
  afterEach(async () => {
    await harness.close();
  });

  const verified = async (type: string) => {
    const { events } = harness.stripe;
    const found = events.all.findLast((event) => event.type === type)!;
    return harness.payments.verifyEvent(found.body, events.sign(found));
  };
  const signed = (about: object) => {
    const body = JSON.stringify({ id: 'evt_x', object: 'event', type: 'x', ...about });
    return harness.payments.verifyEvent(body, harness.stripe.events.sign({ body }));
  };
  const intentId = () => harness.stripe.state.sessions.get(sessionId)!.intentId!;

  it('completed: the session and its intent', async () => {
    await harness.pay(sessionId);
    expect(await verified('checkout.session.completed')).toMatchObject({
      kind: 'session-completed',
      sessionId,
      intentId: intentId(),
    });
  });

  it('expired: the session', async () => {
    await harness.payments.expire(sessionId);
    expect(await verified('checkout.session.expired')).toMatchObject({
      kind: 'session-expired',
      sessionId,
      intentId: null,
    });
  });

  it.each([
    ['succeeds', 'checkout.session.async_payment_succeeded', 'async-succeeded'],
    ['fails', 'checkout.session.async_payment_failed', 'async-failed'],
  ] as const)('a slow payment that %s: the session and its intent', async (outcome, type, kind) => {
    await harness.stripe.payer.startProcessing(sessionId);
    await harness.stripe.payer.finishProcessing(sessionId, outcome);
    expect(await verified(type)).toMatchObject({ kind, sessionId, intentId: intentId() });
  });

  it('refunded, and a refund that failed later: the intent', async () => {
    await harness.pay(sessionId);
    const { refundId } = await harness.payments.refund(intentId(), 1_000, 'k');
    const pointing = { sessionId: null, intentId: intentId() };
    expect(await verified('charge.refunded')).toMatchObject({ kind: 'refunded', ...pointing });
    await harness.stripe.payer.endRefund(refundId, 'succeeded');
    expect(await verified('refund.updated')).toMatchObject({ kind: 'refunded', ...pointing });
    await harness.stripe.payer.endRefund(refundId, 'failed');
    expect(await verified('refund.updated')).toMatchObject({ kind: 'refund-failed', ...pointing });
    expect(await verified('refund.failed')).toMatchObject({ kind: 'refund-failed', ...pointing });
  });

  it('disputed: the intent', async () => {
    await harness.pay(sessionId);
    await harness.stripe.payer.dispute(intentId());
    expect(await verified('charge.dispute.created')).toMatchObject({
      kind: 'disputed',
      intentId: intentId(),
    });
  });

  it('of any other type are "other" and still reference their objects', async () => {
    await harness.pay(sessionId);
    expect(await verified('payment_intent.succeeded')).toMatchObject({
      kind: 'other',
      sessionId: null,
      intentId: intentId(),
    });
    const object = { id: 'cus_1', object: 'customer' };
    expect(await signed({ data: { object } })).toEqual({
      eventId: 'evt_x',
      kind: 'other',
      sessionId: null,
      intentId: null,
      subscriptionId: null,
    });
    expect(
      await signed({
        type: 'refund.updated',
        data: { object: { id: 're_1', object: 'refund', status: 'pending' } },
      }),
    ).toMatchObject({ kind: 'other' });
  });

  it('may contain an expanded intent where an id usually is', async () => {
    const object = { id: 'ch_1', object: 'charge', payment_intent: { id: 'pi_9', object: 'payment_intent' } };
    expect(await signed({ type: 'charge.refunded', data: { object } })).toMatchObject({ intentId: 'pi_9' });
  });

  it('are null when correctly signed but malformed', async () => {
    expect(await signed({ data: {} })).toBeNull();
    expect(await signed({ id: 7 })).toBeNull();
    expect(await signed({ object: 'v2.core.event' })).toBeNull();
    for (const body of ['null', '[]', '"x"', '{', '{"__proto__": 1}']) {
      expect(await harness.payments.verifyEvent(body, harness.stripe.events.sign({ body })), body).toBeNull();
    }
  });

  it('are null when signed six minutes ago, and valid again when resent', async () => {
    await harness.pay(sessionId);
    const event = harness.stripe.events.all[0]!;
    const old = harness.stripe.events.sign(event, harness.now().subtract({ minutes: 6 }));
    expect(await harness.payments.verifyEvent(event.body, old)).toBeNull();
    await harness.passTime(Temporal.Duration.from({ hours: 60 }));
    const anew = harness.stripe.events.sign(event);
    expect(await harness.payments.verifyEvent(event.body, anew)).not.toBeNull();
  });

  it('are accepted with an additional signature by a retired secret', async () => {
    await harness.pay(sessionId);
    const event = harness.stripe.events.all[0]!;
    const [time, good] = harness.stripe.events.sign(event).split(',');
    const header = `${time},v1=${'0'.repeat(64)},${good},v0=${'1'.repeat(64)}`;
    expect(await harness.payments.verifyEvent(event.body, header)).not.toBeNull();
    const outdatedScheme = header.replaceAll('v1=', 'v0=');
    expect(await harness.payments.verifyEvent(event.body, outdatedScheme)).toBeNull();
  });
});
