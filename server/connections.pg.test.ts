import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import type { EnteredValues } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import { encryptConnection } from '#studio/office/connections/connection-secrets.ts';
import { upsertConnection } from '#studio/office/connections/connections.store.ts';
import { followConnections } from '#studio/office/connections/follow-connections.ts';
import { removeConnection, saveConnection } from '#studio/office/connections/save-connection.ts';
import { type SmtpStandIn, startSmtp } from '#tests/stand-ins/smtp.ts';
import { type StripeStandIn, startStripeStandIn } from '#tests/stand-ins/stripe/stripe-stand-in.ts';
import { makeServerDatabase } from '#tests/support/database/postgres.ts';
import { type LogLine, logInto, testSettings } from '#tests/support/site/app.ts';
import { owner } from '#tests/support/who.ts';
import { createWorld } from './create-world.ts';

let stripe: StripeStandIn;
let smtp: SmtpStandIn;
beforeAll(async () => {
  [stripe, smtp] = await Promise.all([startStripeStandIn(), startSmtp()]);
});
afterAll(() => Promise.all([stripe.close(), smtp.close()]));

const appSecret = 'a secret of more than thirty-two characters';

async function startProcess(databaseUrl: string, env: Record<string, string> = {}) {
  const logged: LogLine[] = [];
  const settings = testSettings({
    DATABASE_URL: databaseUrl,
    APP_SECRET: appSecret,
    STRIPE_API_BASE: stripe.origin,
    SAMPLE_DATA: 'off',
    ROLE: 'web',
    ...env,
  });
  const { world, close } = await createWorld({ settings, log: logInto(logged) });
  onTestFinished(close);
  return { world, logged };
}

const stripeKeys = () => ({ secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret });
const facts = ({ payments, mail, settings }: World) => [payments?.provider, mail.kind, settings.mailFrom];

test('what one process stores is used by all, without a restart; removed, the test checkout returns', async () => {
  const databaseUrl = await makeServerDatabase();
  const [one, two] = [await startProcess(databaseUrl), await startProcess(databaseUrl)];
  expect(facts(one.world)).toEqual(['test', 'outbox', null]);
  const values = { url: smtp.url, from: 'Studio <hej@studio.example>' };
  expect(await saveConnection(one.world, owner, { kind: 'stripe', values: stripeKeys() })).toEqual({
    ok: true,
  });
  expect(await saveConnection(one.world, owner, { kind: 'smtp', values })).toEqual({ ok: true });
  const connected = ['stripe', 'smtp', values.from];
  expect(facts(one.world), 'the process that stored it, at once').toEqual(connected);
  await expect.poll(() => facts(two.world)).toEqual(connected);
  expect(facts((await startProcess(databaseUrl)).world), 'after a restart').toEqual(connected);
  await removeConnection(two.world, owner, 'stripe');
  expect(facts(two.world)[0]).toBe('test');
  await expect.poll(() => facts(one.world)[0]).toBe('test');
});

test('where payments were live, the test checkout takes their place neither after a disconnection nor a restart', async () => {
  const databaseUrl = await makeServerDatabase();
  const allowed = { SITE_URL: 'https://studio.example', ALLOW_TEST_PAYMENTS: 'yes' };
  const one = await startProcess(databaseUrl, allowed);
  const two = await startProcess(databaseUrl, allowed);
  const provider = ({ world }: { world: World }) => world.payments?.provider;
  expect(provider(one), 'not live yet').toBe('test');
  const connect = (values: object) =>
    saveConnection(one.world, owner, { kind: 'stripe', values: { ...stripeKeys(), ...values } });
  expect(await connect({})).toEqual({ ok: true });
  await removeConnection(one.world, owner, 'stripe');
  expect(provider(one), 'after test mode').toBe('test');
  expect(await connect({ secretKey: stripe.addKey('sk_live_stand_in') })).toEqual({ ok: true });
  await expect.poll(() => provider(two)).toBe('stripe');
  await removeConnection(one.world, owner, 'stripe');
  expect(one.world.payments).toBeNull();
  await expect.poll(() => two.world.payments).toBeNull();
  expect((await startProcess(databaseUrl, allowed)).world.payments).toBeNull();
  const copy = await startProcess(databaseUrl, { ...allowed, SITE_URL: 'https://copy.example' });
  expect(provider(copy), 'a copy at another address').toBe('test');
});

test('where a variable was the live key, buying is closed without it', async () => {
  const databaseUrl = await makeServerDatabase();
  const allowed = { SITE_URL: 'https://studio.example', ALLOW_TEST_PAYMENTS: 'yes' };
  const live = await startProcess(databaseUrl, {
    ...allowed,
    STRIPE_SECRET_KEY: stripe.addKey('sk_live_variable'),
    STRIPE_WEBHOOK_SECRET: 'whsec_live',
  });
  expect(live.world.payments?.provider).toBe('stripe');
  expect((await startProcess(databaseUrl, allowed)).world.payments).toBeNull();
});

test('a variable wins over what is stored, and nothing can be stored beside it', async () => {
  const databaseUrl = await makeServerDatabase();
  const without = await startProcess(databaseUrl);
  const values = { url: smtp.url, from: 'stored@studio.example' };
  expect(await saveConnection(without.world, owner, { kind: 'smtp', values })).toEqual({ ok: true });
  const fixed = await startProcess(databaseUrl, {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'fixed@studio.example',
  });
  expect(fixed.world.settings).toMatchObject({
    smtpUrl: 'smtp://127.0.0.1:9',
    mailFrom: 'fixed@studio.example',
  });
  expect(await saveConnection(fixed.world, owner, { kind: 'smtp', values })).toEqual({
    ok: false,
    refusal: 'fixed',
  });
});

test('values that fail their test change nothing, and say why', async () => {
  const { world } = await startProcess(await makeServerDatabase());
  const save = (values: object) =>
    saveConnection(world, owner, { kind: 'stripe', values: { ...stripeKeys(), ...values } });
  expect(await save({ secretKey: 'sk_test_wrong' })).toEqual({
    ok: false,
    refusal: 'test-failed',
    result: 'refused',
  });
  expect(await save({ secretKey: 'pk_test_x', webhookSecret: '' })).toEqual({
    ok: false,
    refusal: 'invalid',
    fields: ['secretKey', 'webhookSecret'],
  });
  const values = { url: 'smtp://127.0.0.1:1', from: 'hej@studio.example' };
  expect(await saveConnection(world, owner, { kind: 'smtp', values })).toMatchObject({ result: 'no-answer' });
  expect(await world.db.query.selectFrom('connections').selectAll().execute()).toEqual([]);
  expect(facts(world)).toEqual(['test', 'outbox', null]);
});

test('a change whose announcement was lost is taken up by the next look', async () => {
  const { world } = await startProcess(await makeServerDatabase());
  const { db, log, secret } = world;
  let taken: string | undefined;
  const take = async ({ stripe: values }: EnteredValues) => {
    taken = values?.secretKey;
  };
  const followed = await followConnections({ db, log, secret, take, pollMs: 20 });
  onTestFinished(followed.close);
  const encrypted = encryptConnection(secret, 'stripe', stripeKeys());
  const row = { kind: 'stripe', secret: encrypted, facts: json({}), updated_at: world.clock.now() } as const;
  await db.query.insertInto('connections').values(row).execute();
  await expect.poll(() => taken).toBe(stripe.secretKey);
});

test('restored without its secret: nothing crashes, the key counts as missing, and the owner has a task', async () => {
  const databaseUrl = await makeServerDatabase();
  const before = await startProcess(databaseUrl);
  const encrypted = encryptConnection(new Uint8Array(32).fill(1), 'stripe', stripeKeys());
  await before.world.db.transaction((tx) =>
    upsertConnection({ tx, now: before.world.clock.now() }, { kind: 'stripe', secret: encrypted, facts: {} }),
  );
  const { world, logged } = await startProcess(databaseUrl);
  expect(world.connections.unreadable).toEqual(['stripe']);
  expect(world.payments?.provider).toBe('test');
  expect(logged.filter(({ level }) => level === 'warn')).toMatchObject([{ fields: { kind: 'stripe' } }]);
  expect(await saveConnection(world, owner, { kind: 'stripe', values: stripeKeys() })).toEqual({ ok: true });
  expect([world.connections.unreadable, world.payments?.provider]).toEqual([[], 'stripe']);
});

test('without a secret apart from the database, no key is stored', async () => {
  const { world } = await startProcess(await makeServerDatabase(), {
    APP_SECRET: '',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'belcanto-files',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 's',
  });
  expect(await saveConnection(world, owner, { kind: 'stripe', values: stripeKeys() })).toEqual({
    ok: false,
    refusal: 'no-secret',
  });
});
