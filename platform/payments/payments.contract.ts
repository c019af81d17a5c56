import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentRefused, type Payments, type SessionRequest } from './payments.ts';

export interface PaymentsHarness {
  payments: Payments;
  now(): Temporal.Instant;
  passTime(duration: Temporal.Duration): Promise<void>;
  pay(sessionId: string): Promise<unknown>;
  decline(sessionId: string): Promise<unknown>;
  startAction(sessionId: string): Promise<unknown>;
  finishAction(sessionId: string, outcome: 'approves' | 'refuses'): Promise<unknown>;
  expireNaturally(sessionId: string): Promise<unknown>;
  events(): Promise<Array<{ body: string; signature: string }>>;
  close(): Promise<void>;
}

let made = 0;

export function aSessionRequest(
  now: Temporal.Instant,
  changes: Partial<SessionRequest> = {},
): SessionRequest {
  made += 1;
  return {
    paymentId: `pay-${made}-${crypto.randomUUID()}`,
    orderNumber: `B-${1000 + made}`,
    currency: 'DKK',
    lines: [{ name: 'Sangtime på én time', quantity: 1, unitAmountMinor: 120_000 }],
    capture: 'automatic',
    customerEmail: 'elev@example.com',
    language: 'da',
    successUrl: 'http://localhost:3000/payment-success?session=abc',
    cancelUrl: 'http://localhost:3000/private-coaching/book',
    expiresAt: now.add({ minutes: 31 }).round('second'),
    instantMethodsOnly: true,
    ...changes,
  };
}

export function describePaymentsContract(name: string, make: () => Promise<PaymentsHarness>): void {
  describe(`${name} fulfils the payment port's contract`, () => {
    let harness: PaymentsHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(async () => {
      await harness.close();
    });

    const request = (changes: Partial<SessionRequest> = {}) => aSessionRequest(harness.now(), changes);
    const open = async (changes: Partial<SessionRequest> = {}) =>
      (await harness.payments.createSession(request(changes))).sessionId;
    const truth = (sessionId: string) => harness.payments.retrieve(sessionId);
    const paid = async (changes: Partial<SessionRequest> = {}) => {
      const sessionId = await open(changes);
      await harness.pay(sessionId);
      return { sessionId, intentId: (await truth(sessionId)).intentId! };
    };
    const kinds = async () => {
      const found = [];
      for (const event of await harness.events()) {
        found.push(await harness.payments.verifyEvent(event.body, event.signature));
      }
      return found;
    };

    describe('sessions', () => {
      it('are listed with what their creation said, from a moment on', async () => {
        const before = await open();
        await harness.passTime(Temporal.Duration.from({ minutes: 2 }));
        const since = harness.now();
        const start = since.add({ hours: 24 }).round('second');
        const slot = { start, end: start.add({ minutes: 60 }) };
        const requested = request({ slot });
        const { sessionId } = await harness.payments.createSession(requested);
        const more = await Promise.all(Array.from({ length: 2 }, () => open()));
        const listed = await harness.payments.listSessions(since);
        const ids = listed.map((session) => session.sessionId);
        expect(ids.toSorted()).toEqual([sessionId, ...more].toSorted());
        expect(ids).not.toContain(before);
        expect(JSON.parse(JSON.stringify(listed.find((session) => session.sessionId === sessionId)))).toEqual(
          {
            sessionId,
            paymentId: requested.paymentId,
            orderNumber: requested.orderNumber,
            successUrl: requested.successUrl,
            what: 'Sangtime på én time',
            slot: JSON.parse(JSON.stringify(slot)),
          },
        );
      });

      it.each(['DKK', 'EUR', 'USD'] as const)('opens a page for the exact amount in %s', async (currency) => {
        const lines = [
          { name: 'Workshop', quantity: 2, unitAmountMinor: 26_550 },
          { name: 'Noder', quantity: 1, unitAmountMinor: 1 },
        ];
        const requested = request({ currency, lines });
        const session = await harness.payments.createSession(requested);
        expect(URL.canParse(session.url)).toBe(true);
        expect(harness.payments.checkoutOrigins).toContain(new URL(session.url).origin);
        expect(await truth(session.sessionId)).toMatchObject({
          sessionId: session.sessionId,
          session: 'open',
          intent: 'none',
          amountMinor: 53_101,
          currency,
          capturedMinor: 0,
          refundedMinor: 0,
          captureBefore: null,
          paymentId: requested.paymentId,
        });
      });

      it('returns the same session for a repeated creation', async () => {
        const requested = request();
        const first = await harness.payments.createSession(requested);
        expect(await harness.payments.createSession(requested)).toEqual(first);
      });

      it('returns one session for two concurrent creations', async () => {
        const requested = request();
        const [first, second] = await Promise.all([
          harness.payments.createSession(requested),
          harness.payments.createSession(requested),
        ]);
        expect(second).toEqual(first);
      });

      it('throws for an unknown session', async () => {
        await expect(truth('cs_test_unknown')).rejects.toThrow(PaymentRefused);
      });
    });

    describe('paying', () => {
      it('is succeeded and fully captured once paid', async () => {
        const { sessionId } = await paid();
        expect(await truth(sessionId)).toMatchObject({
          session: 'complete',
          intent: 'succeeded',
          capturedMinor: 120_000,
          refundedMinor: 0,
        });
        expect((await truth(sessionId)).payerEmail).toContain('@');
      });

      it('is unpaid and still open after a declined card, and can be paid then', async () => {
        const sessionId = await open();
        await harness.decline(sessionId);
        expect(await truth(sessionId)).toMatchObject({ session: 'open', intent: 'requires_payment_method' });
        await harness.pay(sessionId);
        expect(await truth(sessionId)).toMatchObject({ session: 'complete', intent: 'succeeded' });
      });

      it('is processing while the bank authenticates the payer, and decided when they answer', async () => {
        const [approved, refused] = [await open(), await open()];
        await harness.startAction(approved);
        await harness.startAction(refused);
        expect(await truth(approved)).toMatchObject({
          session: 'open',
          intent: 'processing',
          capturedMinor: 0,
        });
        await harness.finishAction(approved, 'approves');
        await harness.finishAction(refused, 'refuses');
        expect(await truth(approved)).toMatchObject({ session: 'complete', intent: 'succeeded' });
        expect(await truth(refused)).toMatchObject({ session: 'open', intent: 'requires_payment_method' });
      });
    });

    describe('expiring', () => {
      it('closes an open session permanently: no money can come from it', async () => {
        const sessionId = await open();
        expect(await harness.payments.expire(sessionId)).toBe('expired');
        expect(await truth(sessionId)).toMatchObject({ session: 'expired', intent: 'none' });
      });

      it('cancels a declined attempt with it', async () => {
        const sessionId = await open();
        await harness.decline(sessionId);
        expect(await harness.payments.expire(sessionId)).toBe('expired');
        expect(await truth(sessionId)).toMatchObject({ session: 'expired', intent: 'canceled' });
      });

      it('returns not-open for a paid session and leaves the payment unchanged', async () => {
        const { sessionId } = await paid();
        expect(await harness.payments.expire(sessionId)).toBe('not-open');
        expect(await truth(sessionId)).toMatchObject({ session: 'complete', intent: 'succeeded' });
      });

      it('may be repeated, and does nothing after the session expired by itself', async () => {
        const [called, lapsed] = [await open(), await open()];
        await harness.payments.expire(called);
        await harness.payments.expire(called);
        await harness.expireNaturally(lapsed);
        await harness.payments.expire(lapsed);
        expect((await truth(called)).session).toBe('expired');
        expect((await truth(lapsed)).session).toBe('expired');
      });
    });

    describe('authorising first', () => {
      const manual = { capture: 'manual' } as const;

      it('authorises the amount without capturing it', async () => {
        const { sessionId } = await paid(manual);
        const held = await truth(sessionId);
        expect(held).toMatchObject({ session: 'complete', intent: 'requires_capture', capturedMinor: 0 });
        if (held.captureBefore) {
          expect(held.captureBefore.epochMilliseconds).toBeGreaterThan(harness.now().epochMilliseconds);
        }
      });

      it('captures the amount once, however often it is captured with the same amount', async () => {
        const { sessionId, intentId } = await paid(manual);
        await harness.payments.capture(intentId, 120_000, 'order-1');
        await harness.payments.capture(intentId, 120_000, 'order-1');
        await harness.payments.capture(intentId, 120_000, 'order-1-by-another-process');
        expect(await truth(sessionId)).toMatchObject({
          intent: 'succeeded',
          capturedMinor: 120_000,
          refundedMinor: 0,
          captureBefore: null,
        });
      });

      it('captures a part and releases the rest, which counts neither as captured nor as refunded', async () => {
        const { sessionId, intentId } = await paid(manual);
        await harness.payments.capture(intentId, 90_000, 'order-2');
        expect(await truth(sessionId)).toMatchObject({
          intent: 'succeeded',
          amountMinor: 120_000,
          capturedMinor: 90_000,
          refundedMinor: 0,
        });
        await harness.payments.refund(intentId, 10_000, 'refund-2');
        expect(await truth(sessionId)).toMatchObject({ capturedMinor: 90_000, refundedMinor: 10_000 });
      });

      it('refuses to capture another amount after the first, or more than was authorised', async () => {
        const { intentId } = await paid(manual);
        await expect(harness.payments.capture(intentId, 120_001, 'order-3')).rejects.toThrow(PaymentRefused);
        await harness.payments.capture(intentId, 90_000, 'order-4');
        await expect(harness.payments.capture(intentId, 120_000, 'order-5')).rejects.toThrow(PaymentRefused);
      });

      it('voids the authorisation once, and returns the same when repeated', async () => {
        const { sessionId, intentId } = await paid(manual);
        await harness.payments.void(intentId, 'order-6');
        await harness.payments.void(intentId, 'order-6');
        await harness.payments.void(intentId, 'order-6-by-another-process');
        expect(await truth(sessionId)).toMatchObject({
          intent: 'canceled',
          capturedMinor: 0,
          refundedMinor: 0,
        });
        await expect(harness.payments.capture(intentId, 120_000, 'order-7')).rejects.toThrow(PaymentRefused);
      });

      it('refuses to void a captured payment', async () => {
        const { intentId } = await paid(manual);
        await harness.payments.capture(intentId, 120_000, 'order-8');
        await expect(harness.payments.void(intentId, 'order-8')).rejects.toThrow(PaymentRefused);
      });
    });

    describe('refunding', () => {
      it('refunds in parts until nothing is left, and refuses more', async () => {
        const { sessionId, intentId } = await paid();
        expect((await harness.payments.refund(intentId, 20_000, 'part-1')).status).toBe('succeeded');
        expect((await truth(sessionId)).refundedMinor).toBe(20_000);
        await expect(harness.payments.refund(intentId, 100_001, 'too-much')).rejects.toThrow(PaymentRefused);
        await harness.payments.refund(intentId, 100_000, 'part-2');
        expect(await truth(sessionId)).toMatchObject({
          intent: 'succeeded',
          capturedMinor: 120_000,
          refundedMinor: 120_000,
        });
        await expect(harness.payments.refund(intentId, 1, 'part-3')).rejects.toThrow(PaymentRefused);
      });

      it('refunds once per key, even two days later', async () => {
        const { sessionId, intentId } = await paid();
        const first = await harness.payments.refund(intentId, 20_000, 'once');
        expect(await harness.payments.refund(intentId, 20_000, 'once')).toEqual(first);
        await harness.passTime(Temporal.Duration.from({ hours: 49 }));
        expect(await harness.payments.refund(intentId, 20_000, 'once')).toEqual(first);
        expect((await truth(sessionId)).refundedMinor).toBe(20_000);
      });

      it('refuses to refund an authorisation', async () => {
        const { intentId } = await paid({ capture: 'manual' });
        await expect(harness.payments.refund(intentId, 1_000, 'early')).rejects.toThrow(PaymentRefused);
      });
    });

    describe('events', () => {
      it('reference the session that completed', async () => {
        const { sessionId, intentId } = await paid();
        expect(await kinds()).toContainEqual({
          eventId: expect.any(String),
          kind: 'session-completed',
          sessionId,
          intentId,
          subscriptionId: null,
        });
      });

      it('are sent for an expired session and for a refund', async () => {
        const expired = await open();
        await harness.payments.expire(expired);
        const { intentId } = await paid();
        await harness.payments.refund(intentId, 1_000, 'told');
        const received = await kinds();
        expect(received).toContainEqual(
          expect.objectContaining({ kind: 'session-expired', sessionId: expired }),
        );
        expect(received).toContainEqual(expect.objectContaining({ kind: 'refunded', intentId }));
      });

      it('have an id that stays the same when delivered again', async () => {
        await paid();
        const [first, again] = [await kinds(), await kinds()];
        expect(again).toEqual(first);
        const ids = first.map((event) => event?.eventId);
        expect(new Set(ids).size).toBe(ids.length);
      });

      it('are null when altered, unsigned, signed with another secret, or malformed', async () => {
        await paid();
        const { body, signature } = (await harness.events())[0]!;
        const verify = harness.payments.verifyEvent;
        expect(await verify(body, signature)).not.toBeNull();
        expect(await verify(`${body} `, signature)).toBeNull();
        expect(await verify(body, null)).toBeNull();
        expect(await verify(body, '')).toBeNull();
        expect(await verify(body, 'nonsense')).toBeNull();
        expect(await verify(body, signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0'))).toBeNull();
        expect(await verify('', signature)).toBeNull();
        expect(await verify('<html>', signature)).toBeNull();
      });

      it('are null five minutes after they were signed', async () => {
        await paid();
        const { body, signature } = (await harness.events())[0]!;
        await harness.passTime(Temporal.Duration.from({ seconds: 299 }));
        expect(await harness.payments.verifyEvent(body, signature)).not.toBeNull();
        await harness.passTime(Temporal.Duration.from({ seconds: 2 }));
        expect(await harness.payments.verifyEvent(body, signature)).toBeNull();
      });
    });
  });
}
