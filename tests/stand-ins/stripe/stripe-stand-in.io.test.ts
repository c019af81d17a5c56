import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSessionRequest } from '#platform/payments/payments.contract.ts';
import { type StripeHarness, startStripePayments } from './stripe-payments-harness.ts';

async function startReceiver() {
  const received: Array<{ id: string; type: string; body: string; signature: string }> = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    received.push({ ...JSON.parse(body), body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe`,
    received,
    answerWith: (code: number) => {
      status = code;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

describe('the Stripe stand-in', () => {
  let harness: StripeHarness;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeEach(async () => {
    harness = await startStripePayments();
    receiver = await startReceiver();
    harness.stripe.events.webhookUrl = receiver.url;
  });
  afterEach(async () => {
    await harness.close();
    await receiver.close();
  });

  const create = () => harness.payments.createSession(aSessionRequest(harness.now()));
  const types = () => receiver.received.map((event) => event.type);
  const call = (path: string, headers: Record<string, string> = {}, body = '') =>
    fetch(`${harness.stripe.origin}${path}`, { method: 'POST', headers, body });

  describe('delivers events', () => {
    it('at once, each with a signature the adapter accepts', async () => {
      harness.stripe.events.delivery = 'at-once';
      const { sessionId } = await create();
      await harness.pay(sessionId);
      await harness.stripe.events.settled();
      expect(types()).toContain('checkout.session.completed');
      for (const event of receiver.received) {
        expect(await harness.payments.verifyEvent(event.body, event.signature)).not.toBeNull();
      }
    });

    it('late: signed when sent, not when created', async () => {
      const { sessionId } = await create();
      await harness.pay(sessionId);
      expect(types()).toEqual([]);
      await harness.passTime(Temporal.Duration.from({ hours: 30 }));
      await harness.stripe.events.deliverWaiting();
      expect(types()).toEqual(['payment_intent.succeeded', 'checkout.session.completed']);
      const { body, signature } = receiver.received[1]!;
      expect(await harness.payments.verifyEvent(body, signature)).toMatchObject({ sessionId });
    });

    it('twice and in an order determined by a seed', async () => {
      for (let n = 0; n < 3; n += 1) await harness.pay((await create()).sessionId);
      const ids = harness.stripe.events.waiting.map((event) => event.id);
      let seed = 7;
      const shuffle = () => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed;
      };
      await harness.stripe.events.deliverWaiting({ times: 2, shuffle });
      const order = receiver.received.map((event) => event.id);
      expect(order.toSorted()).toEqual([...ids, ...ids].toSorted());
      expect(order).not.toEqual(ids.flatMap((id) => [id, id]));
    });

    it('never, when lost; and records the responses', async () => {
      await harness.pay((await create()).sessionId);
      harness.stripe.events.loseWaiting();
      expect(await harness.stripe.events.deliverWaiting()).toEqual([]);
      receiver.answerWith(500);
      const again = harness.stripe.events.all.at(-1)!;
      expect(await harness.stripe.events.deliver(again)).toMatchObject({ status: 500 });
      harness.stripe.events.webhookUrl = 'http://127.0.0.1:1/';
      expect(await harness.stripe.events.deliver(again)).toMatchObject({ status: null });
    });
  });

  describe('shows a hosted page', () => {
    const press = async (url: string, action: string, form: Record<string, string> = {}) =>
      fetch(`${url}/${action}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

    it('that returns the payer after payment, and has the payer’s details', async () => {
      const { sessionId, url } = await create();
      const html = await (await fetch(url)).text();
      expect(html).toContain('Betal');
      expect(html).toContain('href="http://localhost:3000/private-coaching/book"');
      expect(html).toContain('1.200,00');
      const answer = await press(url, 'pay', { email: 'betaler@example.com', name: 'Ægir' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('http://localhost:3000/payment-success?session=abc');
      expect(await harness.payments.retrieve(sessionId)).toMatchObject({
        intent: 'succeeded',
        payerEmail: 'betaler@example.com',
        payerName: 'Ægir',
      });
    });

    it('that reports a declined card and allows another attempt', async () => {
      const { sessionId, url } = await create();
      const answer = await press(url, 'decline');
      expect(await answer.text()).toContain('role="alert"');
      expect((await press(url, 'pay')).status).toBe(303);
      expect((await harness.payments.retrieve(sessionId)).intent).toBe('succeeded');
    });

    it('that requires authentication like a bank', async () => {
      const { sessionId, url } = await create();
      expect(await (await press(url, 'action')).text()).toContain('Godkend');
      expect((await harness.payments.retrieve(sessionId)).intent).toBe('processing');
      expect((await press(url, 'approve')).status).toBe(303);
      expect((await harness.payments.retrieve(sessionId)).intent).toBe('succeeded');
    });

    it('that is closed after expiry, and 404 for an unknown session', async () => {
      const { sessionId, url } = await create();
      await harness.payments.expire(sessionId);
      expect(await (await fetch(url)).text()).toContain('lukket');
      expect(await (await press(url, 'pay')).text()).toContain('lukket');
      expect((await fetch(`${harness.stripe.origin}/c/pay/cs_none`)).status).toBe(404);
      expect((await harness.payments.retrieve(sessionId)).intent).toBe('none');
    });

    it('that shows the item as text, never as markup', async () => {
      const lines = [{ name: '<script>x</script>', quantity: 1, unitAmountMinor: 1_000 }];
      const { url } = await harness.payments.createSession(aSessionRequest(harness.now(), { lines }));
      expect(await (await fetch(url)).text()).not.toContain('<script>');
    });
  });

  describe('answers as Stripe does', () => {
    const authorization = () => `Bearer ${harness.stripe.secretKey}`;
    const version = { 'stripe-version': '2026-10-28.endive' };

    it('401 without a key, before anything else', async () => {
      expect((await call('/v1/refunds')).status).toBe(401);
      expect((await call('/v1/refunds', { authorization: 'Bearer sk_test_other', ...version })).status).toBe(
        401,
      );
    });

    it('400 in another API version, 404 at an unknown URL', async () => {
      const other = await call('/v1/refunds', {
        authorization: authorization(),
        'stripe-version': '2020-08-27',
      });
      expect(other.status).toBe(400);
      expect((await call('/v1/charges', { authorization: authorization(), ...version })).status).toBe(404);
    });

    it('400 to a body that is not form-encoded', async () => {
      const headers = { authorization: authorization(), 'content-type': 'application/json', ...version };
      expect((await call('/v1/refunds', headers, '{"payment_intent":"pi_1"}')).status).toBe(400);
    });

    it('400 to values of the wrong kind, naming the parameter', async () => {
      const headers = {
        authorization: authorization(),
        'content-type': 'application/x-www-form-urlencoded',
        ...version,
      };
      const wrong = [
        ['line_items[0][quantity]=one', 'line_items[0][quantity]'],
        ['line_items[0][price_data][product_data][name]=', 'line_items[0][price_data][product_data][name]'],
        ['line_items[0][price_data][unit_amount]=5', 'line_items[0][price_data][currency]'],
        ['adaptive_pricing[enabled]=no', 'adaptive_pricing[enabled]'],
        ['adaptive_pricing=false', 'adaptive_pricing'],
        ['locale=dansk', 'locale'],
        ['__proto__[x]=1', '__proto__'],
        ['allowed_payment_method_types[0]=cash', 'allowed_payment_method_types[0]'],
      ] as const;
      for (const [body, param] of wrong) {
        const answer = await call('/v1/checkout/sessions', headers, `mode=payment&${body}`);
        expect(answer.status, body).toBe(400);
        expect(await answer.json(), body).toMatchObject({ error: { param } });
      }
    });

    it('409 while the first call with a key is in progress', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      harness.stripe.faults.add({ on: 'POST /v1/refunds', how: 'hang', until: promise });
      const headers = { authorization: authorization(), 'idempotency-key': 'k', ...version };
      const first = call('/v1/refunds', headers);
      await expect.poll(() => harness.stripe.calls.length).toBe(1);
      expect((await call('/v1/refunds', headers)).status).toBe(409);
      resolve();
      expect((await first).status).toBe(400);
    });
  });
});
