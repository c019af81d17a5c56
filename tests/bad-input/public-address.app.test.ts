import { describe, expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { type TestApp, testApp } from '#tests/support/site/app.ts';
import { expectRefusals, formCall, jsonCall, requestFromAnywhere, rowCounts } from './expect-refusal.ts';

async function waitingCheckout({ db }: TestApp): Promise<string> {
  const id = 'tcs_ThisOneWaitsForAPay000';
  await db.query
    .insertInto('test_checkout_sessions')
    .values({
      id,
      payment_id: '6f1d2f6a-0000-4000-8000-000000000001',
      state: 'open',
      intent: 'none',
      capture_mode: 'automatic',
      amount_minor: 100,
      currency: 'DKK',
      lines: json([{ name: 'An hour', quantity: 1, unitAmountMinor: 100 }]),
      order_number: 'B-1',
      language: 'en',
      success_url: 'http://localhost:3000/payment-success?session=x',
      cancel_url: 'http://localhost:3000/',
      expires_at: Temporal.Now.instant().add({ hours: 1 }),
      created_at: Temporal.Now.instant(),
    })
    .execute();
  return `/test-checkout/${id}`;
}

describe('on a public address without a payment provider', () => {
  const given = testApp({ SITE_URL: 'https://studio.example' });

  test('the test checkout does not exist: no payment, no page, no webhook [P.71]', async () => {
    const answer = await requestFromAnywhere(
      given,
      jsonCall('/functions/v1/create-payment', { courseId: 'voice-elevated', currency: 'DKK' }),
    );
    expect(answer.status).toBe(503);
    const path = await waitingCheckout(given);
    await expectRefusals(given, {
      page: { path },
      pay: formCall(path, { action: 'pay' }, { origin: 'https://studio.example' }),
      webhook: jsonCall('/webhooks/test', { id: 'evt_1' }),
    });
    expect(given.testCheckout).toBeNull();
    expect((await rowCounts(given.db)).orders).toBe(0);
  });

  test('the outbox does not exist, even with forged local headers [P.72]', async () => {
    for (const headers of [
      {},
      { host: 'localhost:3000' },
      { host: '127.0.0.1' },
      { host: 'studio.example' },
    ] as Record<string, string>[]) {
      for (const path of ['/outbox', '/outbox/', '/da/outbox', '/outbox/1.html', '/outbox/1/a.ics']) {
        const answer = await given.fetch(path, { headers });
        expect([path, answer.status < 400 ? answer.headers.get('location') : answer.status]).toEqual([
          path,
          answer.status < 400 ? '/outbox' : 404,
        ]);
      }
    }
  });

  test('local-only pages give 404', async () => {
    const answer = await given.fetch('/metrics', { address: '203.0.113.9' });
    expect(answer.status).toBe(404);
  });
});

describe('on a local address', () => {
  const given = testApp();

  test('the same checkout page exists', async () => {
    const answer = await given.fetch(await waitingCheckout(given));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('An hour');
  });

  test('the outbox is closed once a request came through a proxy or for another host', async () => {
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
      { 'x-forwarded-host': 'studio.example' },
      { host: 'studio.example' },
      { host: 'localhost.evil.example:3000' },
    ] as Record<string, string>[]) {
      expect((await given.fetch('/outbox', { headers: { host: 'localhost:3000', ...headers } })).status).toBe(
        404,
      );
    }
  });
});
