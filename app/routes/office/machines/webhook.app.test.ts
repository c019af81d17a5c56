import { describe, expect, it, test } from 'vitest';
import type { TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import { testApp } from '#tests/support/site/app.ts';

describe('POST /webhooks/test', () => {
  const given = testApp();

  async function paid() {
    const answer = await given.fetch('/functions/v1/create-payment', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ courseId: 'test-payment', currency: 'dkk' }),
    });
    const { url } = (await answer.json()) as { url: string };
    const form = { action: 'pay', email: 'test@example.com', name: 'Åse', arrival: 'never' };
    const left = await given.fetch(url, { method: 'POST', body: new URLSearchParams(form) });
    expect(left.status).toBe(303);
    const checkout = given.testCheckout as TestCheckout;
    return (await checkout.events())[0]!;
  }
  const post = (body: string, headers: Record<string, string>) =>
    given.fetch('/webhooks/test', { method: 'POST', body, headers });
  const stored = async () =>
    (await given.db.query.selectFrom('payment_events').select('event_id').execute()).length;

  it('accepts a valid event once and answers 200 to its repeat, without an Origin of this site [S7.24]', async () => {
    const { body, signature } = await paid();
    const headers = { 'test-signature': signature, 'content-type': 'application/json' };
    for (const _ of [1, 2]) {
      const answer = await post(body, { ...headers, origin: 'https://elsewhere.example' });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({});
    }
    expect(await stored()).toBe(1);
  });

  it('answers 400 to a forged, altered, unsigned or unreadable event and stores nothing', async () => {
    const { body, signature } = await paid();
    const forgeries: Array<[string, Record<string, string>]> = [
      [`${body} `, { 'test-signature': signature }],
      [body, { 'test-signature': signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }],
      [body, { 'stripe-signature': signature }],
      [body, {}],
      ['', { 'test-signature': signature }],
      ['{"id":', { 'test-signature': 't=1,v1=' }],
      [`<b>&\u0000'; drop table payments; --`, { 'test-signature': `${'9'.repeat(400)}` }],
    ];
    for (const [text, headers] of forgeries) {
      const answer = await post(text, headers);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        error: 'bad_signature',
        message: 'The signature does not fit.',
      });
    }
    expect(await stored()).toBe(0);
  });

  it('refuses a body above 256 KB and accepts one below', async () => {
    expect((await post('x'.repeat(256 * 1024 + 1), {})).status).toBe(413);
    expect((await post('x'.repeat(256 * 1024), {})).status).toBe(400);
  });

  it('accepts POST only', async () => {
    const answer = await given.fetch('/webhooks/test');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  it('/webhooks/stripe gives 404 when Stripe is not configured', async () => {
    const { body, signature } = await paid();
    const answer = await given.fetch('/webhooks/stripe', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature },
    });
    expect(answer.status).toBe(404);
  });
});

describe('with Stripe configured', () => {
  const given = testApp({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' });

  test('/webhooks/stripe verifies the signature, /webhooks/test gives 404', async () => {
    const request = (path: string) => given.fetch(path, { method: 'POST', body: '{}' });
    expect((await request('/webhooks/stripe')).status).toBe(400);
    expect((await request('/webhooks/test')).status).toBe(404);
  });
});
