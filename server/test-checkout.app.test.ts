import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/site/app.ts';

async function buy(given: TestApp) {
  const answer = await given.fetch('/functions/v1/create-payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ courseId: 'test-payment', currency: 'dkk' }),
  });
  return { status: answer.status, ...((await answer.json()) as { url?: string; error?: string }) };
}

const pay = { action: 'pay', email: 'test@example.com', name: 'Åse Ørsted' };

async function orderState(given: TestApp): Promise<string | undefined> {
  const order = await given.db.query.selectFrom('orders').select('state').executeTakeFirst();
  return order?.state;
}

describe('The test checkout inside the site', () => {
  const given = testApp();

  it('shows its page uncached and unindexed, without the site’s layout', async () => {
    const { url } = await buy(given);
    const answer = await given.fetch(url!);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain('Test mode: no real payments');
    const sheet = await given.fetch('/test-checkout/style.css');
    expect(sheet.headers.get('content-type')).toContain('text/css');
  });

  it('refuses a cross-site form', async () => {
    const { url } = await buy(given);
    const body = new URLSearchParams(pay);
    const answer = await given.fetch(url!, {
      method: 'POST',
      body,
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.status).toBe(403);
  });

  it('sends its event: the order is settled even if the buyer does not return', async () => {
    const { url } = await buy(given);
    const answer = await given.fetch(url!, { method: 'POST', body: new URLSearchParams(pay) });
    expect(answer.headers.get('location')).toMatch(
      /^http:\/\/localhost:3000\/payment-success\?session=[\w-]{22}$/,
    );
    while ((await orderState(given)) === 'open') await pause(50);
    expect(await orderState(given)).toBe('paid');
  });
});

describe('The test checkout on a port of its own', () => {
  const given = testApp({}, { testCheckoutPort: 0 });

  it('is another origin, listed in the site’s policy, and no page of the site', async () => {
    const { url } = await buy(given);
    const { origin, pathname } = new URL(url!);
    expect(origin).not.toBe(given.world.settings.siteUrl);
    expect(given.world.payments?.checkoutOrigins).toEqual([origin]);
    const home = await given.fetch('/');
    expect(home.headers.get('content-security-policy')).toContain(`form-action 'self' ${origin}`);
    expect((await given.fetch(pathname)).status).toBe(404);
    const page = await fetch(url!);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000");
  });

  it('settles there, too', async () => {
    const { url } = await buy(given);
    await fetch(url!, { method: 'POST', body: new URLSearchParams(pay), redirect: 'manual' });
    while ((await orderState(given)) === 'open') await pause(50);
    expect(await orderState(given)).toBe('paid');
  });
});

describe.each([
  ['a public site', { SITE_URL: 'https://studio.example' }],
  ['a public site that disables it', { SITE_URL: 'https://studio.example', ALLOW_TEST_PAYMENTS: 'no' }],
])('On %s', (_name, variables) => {
  const given = testApp({ ...variables, TRUST_PROXY: '1' });

  it('the test checkout does not exist, and payments are closed', async () => {
    expect(given.world.payments).toBeNull();
    for (const path of ['/test-checkout/tcs_x', '/test-checkout/style.css', '/da/test-checkout/tcs_x']) {
      expect((await given.fetch(path)).status).toBe(404);
    }
    const pressed = await given.fetch('/test-checkout/tcs_x', {
      method: 'POST',
      body: new URLSearchParams(pay),
    });
    expect([404, 405]).toContain(pressed.status);
    expect((await given.fetch('/webhooks/test', { method: 'POST', body: '{}' })).status).toBe(404);
    expect(await buy(given)).toMatchObject({ status: 503, error: 'closed' });
  });
});

describe('On a public site with ALLOW_TEST_PAYMENTS=yes', () => {
  const given = testApp({ SITE_URL: 'https://studio.example', ALLOW_TEST_PAYMENTS: 'yes', TRUST_PROXY: '1' });

  it('the test checkout exists, at the URL of the site', async () => {
    const { url } = await buy(given);
    expect(url).toMatch(/^https:\/\/studio\.example\/test-checkout\/tcs_/);
    expect((await given.fetch(url!)).status).toBe(200);
  });
});
