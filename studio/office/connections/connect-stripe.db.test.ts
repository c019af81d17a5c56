import { afterAll, beforeEach, expect, test } from 'vitest';
import { stripeEventTypes } from '#platform/payments/stripe-events.ts';
import { API_VERSION } from '#tests/stand-ins/stripe/check-request.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/stand-ins/stripe/stripe-stand-in.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { connectStripe } from './connect-stripe.ts';
import { decryptConnection } from './connection-secrets.ts';
import { storedConnections } from './connections.queries.ts';
import { stripeProgress } from './stripe-progress.queries.ts';

const given = testDatabase();
let stripe: StripeStandIn;
const opened: StripeStandIn[] = [];
beforeEach(async () => {
  stripe = await startStripeStandIn();
  opened.push(stripe);
});
afterAll(() => Promise.all(opened.map((one) => one.close())));

const url = 'https://studio.example/webhooks/stripe';
const rights = [
  'rak_checkout_session_write',
  'rak_payment_intent_write',
  'rak_charge_write',
  'rak_subscription_write',
  'rak_invoice_write',
  'rak_webhook_write',
  'rak_payment_method_configuration_read',
];
const studio = (env: Record<string, string> = {}) =>
  testWorld(given.db, {
    env: {
      SITE_URL: 'https://studio.example',
      APP_SECRET: 'a secret of more than thirty-two characters',
      STRIPE_API_BASE: stripe.origin,
      ...env,
    },
  });
const connect = (key: string, mode: 'test' | 'live' = 'test', world = studio()) =>
  connectStripe(world, owner, { key, mode });
const restricted = (permissions = rights) => stripe.addKey('rk_test_restricted', permissions);
const endpoints = () => [...stripe.state.webhookEndpoints.values()];

test('a restricted key with the listed permissions is connected, with a webhook made by us', async () => {
  expect(await connect(`  ${restricted()}\n`)).toEqual({ ok: true });
  expect(endpoints()).toMatchObject([
    { url, status: 'enabled', api_version: API_VERSION, enabled_events: stripeEventTypes },
  ]);
  const [stored] = await storedConnections(given.db.query);
  expect(decryptConnection(studio().secret, 'stripe', stored!.secret)).toEqual({
    secretKey: 'rk_test_restricted',
    webhookSecret: endpoints()[0]?.secret,
  });
  const progress = await stripeProgress(studio(), owner);
  expect(progress).toMatchObject({
    facts: { lastFour: 'cted', mode: 'test', name: null, isActivated: null, methods: ['card', 'mobilepay'] },
    firstCallAt: null,
    testPayment: null,
  });
  const writes = stripe.calls.filter(({ endpoint }) => !endpoint.startsWith('GET'));
  expect(
    writes.every(({ path }) => /none|webhook_endpoints|refunds/.test(path)),
    'nothing else is changed',
  ).toBe(true);
  expect(stripe.state.refunds.size).toBe(0);
});

test('connected again, the former webhook to our address is replaced and others are left', async () => {
  stripe.options.accountMethods = ['card', 'apple_pay', 'google_pay', 'mobilepay', 'klarna'];
  await connect(stripe.secretKey);
  const [former] = endpoints();
  stripe.state.webhookEndpoints.set('we_other', {
    ...former!,
    id: 'we_other',
    url: 'https://other.example/',
  });
  await connect(stripe.secretKey);
  expect(endpoints().map((one) => one.url)).toEqual(['https://other.example/', url]);
  expect(endpoints().some(({ id }) => id === former?.id)).toBe(false);
  expect((await stripeProgress(studio(), owner))?.facts).toMatchObject({
    name: 'Belcanto',
    isActivated: true,
    methods: ['card', 'apple_pay', 'google_pay', 'mobilepay'],
  });
});

test.each([
  ['a publishable key', 'pk_test_51Hx', 'publishable'],
  ['a live publishable key', 'pk_live_51Hx', 'publishable'],
  ['the signing secret of a webhook', 'whsec_abc', 'signing-secret'],
  ['a live key in the test step', 'rk_live_51Hx', 'live-key'],
  ['the masked key of the list', 'rk_test_51Hx…4Qd2', 'not-a-key'],
  ['two keys at once', 'rk_test_a rk_test_b', 'not-a-key'],
  ['nothing', ' ', 'not-a-key'],
  ['a key of nobody', 'sk_test_deleted', 'wrong-key'],
])('%s is refused, and nothing changes', async (_name, key, refusal) => {
  expect(await connect(key)).toMatchObject({ ok: false, refusal });
  expect([await storedConnections(given.db.query), endpoints()]).toEqual([[], []]);
});

test('a test key in the live step is refused', async () => {
  expect(await connect(stripe.secretKey, 'live')).toMatchObject({ refusal: 'test-key' });
});

test.each(rights.map((right) => [right]))(
  'a key without %s is refused, and the permission is named',
  async (right) => {
    const key = restricted(rights.filter((one) => one !== right));
    const outcome = await connect(key);
    expect(outcome).toMatchObject({ ok: false, refusal: 'missing-rights' });
    expect(outcome.ok ? [] : outcome.rights).toHaveLength(1);
    expect([await storedConnections(given.db.query), endpoints()]).toEqual([[], []]);
  },
);

test('a key that may only read lacks every permission to write', async () => {
  const outcome = await connect(restricted(rights.map((right) => right.replace('write', 'read'))));
  expect(outcome.ok ? [] : outcome.rights).toEqual([
    'checkout-sessions',
    'payment-intents',
    'charges',
    'subscriptions',
    'invoices',
  ]);
  const webhooks = rights.map((right) => right.replace('webhook_write', 'webhook_read'));
  expect(await connect(restricted(webhooks))).toMatchObject({ rights: ['webhooks'] });
});

test('an account that is not activated is tested, and does not go live', async () => {
  stripe.options.chargesEnabled = false;
  expect(await connect(stripe.secretKey)).toEqual({ ok: true });
  const live = stripe.addKey('sk_live_stand_in');
  expect(await connect(live, 'live')).toMatchObject({ refusal: 'not-activated' });
  expect((await stripeProgress(studio(), owner))?.facts.mode).toBe('test');
});

test('a site that Stripe cannot call is named', async () => {
  const local = studio({ SITE_URL: 'http://localhost:3000' });
  expect(await connect(stripe.secretKey, 'test', local)).toMatchObject({ refusal: 'address-refused' });
});

test.each(['drop', 'error', 'rate-limit'] as const)('without an answer (%s) nothing changes', async (how) => {
  stripe.faults.beginOutage(how);
  expect(await connect(stripe.secretKey)).toMatchObject({ refusal: 'no-answer' });
  expect(await storedConnections(given.db.query)).toEqual([]);
});

test('when the new webhook cannot be made, the key that was connected stays with its webhook', async () => {
  await connect(stripe.secretKey);
  const [before] = endpoints();
  stripe.faults.add({ on: 'POST /v1/webhook_endpoints', how: 'error', times: 5 });
  expect(await connect(stripe.secretKey)).toMatchObject({ refusal: 'no-answer' });
  expect(endpoints()).toEqual([before]);
  expect((await storedConnections(given.db.query))[0]?.version).toBe(1);
});

test('a former webhook that cannot be deleted does not stop the connection', async () => {
  await connect(stripe.secretKey);
  stripe.faults.add({ on: 'DELETE /v1/webhook_endpoints/{id}', how: 'error', times: 5 });
  expect(await connect(stripe.secretKey)).toEqual({ ok: true });
  expect(endpoints()).toHaveLength(2);
});

test('a variable wins, and without a secret apart from the database no key is stored', async () => {
  const fixed = studio({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' });
  expect(await connect(stripe.secretKey, 'test', fixed)).toMatchObject({ refusal: 'fixed' });
  const beside = studio({ APP_SECRET: '' });
  expect(await connect(stripe.secretKey, 'test', beside)).toMatchObject({ refusal: 'no-secret' });
  expect(stripe.calls, 'no request to Stripe').toEqual([]);
});

test('two who connect at once: one is refused, and the webhook of the other is at Stripe and stored', async () => {
  const key = restricted();
  const outcomes = await Promise.all([connect(key), connect(key)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed' });
  const [stored] = await storedConnections(given.db.query);
  const values = decryptConnection(studio().secret, 'stripe', stored!.secret);
  expect(endpoints().map(({ secret }) => secret)).toEqual([values?.webhookSecret]);
});

test('the same key again leaves the former key, which finishes what was begun with it', async () => {
  const first = restricted();
  expect(await connect(first)).toEqual({ ok: true });
  const second = stripe.addKey('rk_test_second');
  for (const key of [second, second]) expect(await connect(key)).toEqual({ ok: true });
  const [stored] = await storedConnections(given.db.query);
  expect(decryptConnection(studio().secret, 'stripe', stored!.formerSecret!)?.secretKey).toBe(first);
});
