import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StandInEvent } from '#tests/stand-ins/stripe/events.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/stand-ins/stripe/stripe-stand-in.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const variables: Record<string, string> = {};
let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripeStandIn({ delivery: 'hold' });
  const site = { SITE_URL: 'https://studio.example', TRUST_PROXY: '1', HOST: '127.0.0.1' };
  Object.assign(variables, site, { STRIPE_API_BASE: stripe.origin });
});
afterAll(() => stripe?.close());

const given = testApp(variables);
const page = '/admin/settings/connections/stripe';
let headers: Record<string, string>;
beforeEach(async () => {
  headers = { ...(await signedIn(given, 'owner')), 'x-forwarded-proto': 'https' };
  stripe.state.webhookEndpoints.clear();
  stripe.options.accountMethods = ['card', 'apple_pay', 'google_pay', 'mobilepay', 'klarna'];
  await given.world.connections.refresh();
});

const read = async (query = '') => {
  const answer = await given.fetch(page + query, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
};
const post = (to: string, fields: Record<string, string> = {}) =>
  given.fetch(`${page}/${to}`, { method: 'POST', headers, body: new URLSearchParams(fields) });
const speak = (language: 'en' | 'da') =>
  given.db.query.updateTable('users').set({ language }).where('role', '=', 'owner').execute();

async function receive(events: readonly StandInEvent[]): Promise<number[]> {
  const [endpoint] = stripe.state.webhookEndpoints.values();
  const statuses: number[] = [];
  for (const event of events) {
    const signature = stripe.events.sign(event, given.world.clock.now(), endpoint?.secret);
    const sent = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await given.fetch('/webhooks/stripe', { method: 'POST', headers: sent, body: event.body });
    statuses.push(answer.status);
  }
  return statuses;
}

test('without scripts: where to click, the permissions, the test key, a test payment, its refund, the live key', async () => {
  const first = await read();
  for (const text of ['Developers › API keys', 'Checkout Sessions: Write', 'Test key', 'rk_test_'])
    expect(first).toContain(text);
  expect(given.world.payments, 'closed').toBeNull();
  const connected = await post('key', { key: stripe.secretKey, mode: 'test' });
  expect([connected.status, connected.headers.get('location')]).toEqual([303, `${page}?flash=connected`]);
  expect(given.world.payments?.isTestMode).toBe(true);
  const status = await read();
  for (const text of ['Test mode: no real payments', 'card, Apple Pay, Google Pay, MobilePay', 'No call yet'])
    expect(status).toContain(text);
  expect(status).not.toContain('Klarna');

  const paying = await post('test-payment');
  expect(paying.status).toBe(303);
  const sessionId = new URL(paying.headers.get('location') ?? '').pathname.split('/').at(-1) ?? '';
  const before = stripe.events.all.length;
  await stripe.payer.pay(sessionId);
  expect(await receive(stripe.events.all.slice(before))).toContain(200);
  await expect.poll(() => read()).toContain('Test payment of');
  const paid = await read();
  expect(paid).toContain('The first call arrived');
  const [refund = ''] = /\/admin\/orders\/[^"/]+\/refund/.exec(paid) ?? [];
  expect((await given.fetch(refund, { headers })).status).toBe(200);
  expect(paid, 'the live key comes next').toContain('rk_live_');

  const live = stripe.addKey('rk_live_stand_in');
  expect((await post('key', { key: live, mode: 'live' })).status).toBe(303);
  expect(given.world.payments?.isTestMode).toBe(false);
  const done = await read();
  expect(done).toContain('Live');
  expect(done).not.toContain('Make a test payment');
  for (const html of [first, status, paid, done])
    for (const secret of [stripe.secretKey, live, 'whsec_']) expect(html).not.toContain(secret);
  expect((await post('removal')).status).toBe(303);
  expect(given.world.payments).toBeNull();
  expect((await given.fetch('/webhooks/stripe', { method: 'POST', body: '{}' })).status).toBe(404);
});

test.each([
  ['pk_test_51HxMarkerKey', 400, 'publishable key (pk_)', 'offentlig nøgle (pk_)'],
  ['rk_live_51HxMarkerKey', 400, 'This is a live key', 'rigtig nøgle'],
  ['sk_test_51HxMarkerKey', 400, 'Stripe doesn’t accept this key', 'Stripe godtager ikke nøglen'],
  ['whsec_51HxMarkerKey', 400, 'signing secret', 'webhooks hemmelighed'],
])(
  'a wrong key (%s) says what to do in both languages, and is not sent back',
  async (key, status, en, da) => {
    for (const [language, sentence] of [
      ['en', en],
      ['da', da],
    ] as const) {
      await speak(language);
      const answer = await post('key', { key, mode: 'test' });
      const html = await answer.text();
      expect([answer.status, html.includes(sentence)]).toEqual([status, true]);
      expect(html).toContain('aria-invalid="true"');
      expect(html).not.toContain('MarkerKey');
    }
    expect(JSON.stringify(given.logged)).not.toContain('MarkerKey');
  },
);

test('missing permissions are named, and an outage is 503', async () => {
  const key = stripe.addKey('rk_test_few', ['rak_checkout_session_write']);
  const html = await (await post('key', { key, mode: 'test' })).text();
  expect(html).toContain('The key lacks permissions');
  expect(html.match(/<li[^>]*>Webhook Endpoints: Write/)).not.toBeNull();
  stripe.faults.beginOutage();
  const answer = await post('key', { key: stripe.secretKey, mode: 'test' });
  stripe.faults.clear();
  expect([answer.status, await answer.text()]).toEqual([
    503,
    expect.stringContaining('Stripe didn’t answer'),
  ]);
});

test('the page of connections leads here, and the history names what was done without the key', async () => {
  expect(await (await given.fetch('/admin/settings/connections', { headers })).text()).toContain(
    `href="${page}"`,
  );
  await post('key', { key: stripe.secretKey, mode: 'test' });
  const log = await (await given.fetch('/admin/audit', { headers })).text();
  expect(log).toContain('Connected a service');
  expect(log).not.toContain(stripe.secretKey);
});
