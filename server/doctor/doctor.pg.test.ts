import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stripeEventTypes } from '#platform/payments/stripe-events.ts';
import { startS3 } from '#tests/stand-ins/s3/s3-stand-in.ts';
import { startSmtp } from '#tests/stand-ins/smtp.ts';
import { dkimText, zoneDns } from '#tests/stand-ins/zone-dns.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { makeEmptyServerDatabase } from '#tests/support/database/postgres.ts';
import { testSettings } from '#tests/support/site/app.ts';
import { type DoctorOptions, doctor } from './doctor.ts';

const given = testDatabase('server');
const [s3, smtp] = await Promise.all([startS3(), startSmtp()]);
const key = 'sk_test_of_the_doctor';

/** Stripe with no checkout session and one webhook, and the proxy before our site: both on one port. */
let webhooks: object[] = [];
const outside = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  if (request.url === '/healthz') return response.end('{"status":"ok"}');
  if (request.headers.authorization !== `Bearer ${key}`) {
    response.statusCode = 401;
    return response.end('{"error":{"type":"invalid_request_error","message":"Invalid API Key"}}');
  }
  if (request.url?.startsWith('/v1/webhook_endpoints'))
    return response.end(JSON.stringify({ data: webhooks }));
  response.statusCode = 404;
  return response.end(
    '{"error":{"type":"invalid_request_error","code":"resource_missing","message":"none"}}',
  );
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => outside.listen(0, '::', resolve));
  ({ port } = outside.address() as AddressInfo);
});
afterAll(() => Promise.all([s3.close(), smtp.close(), new Promise((resolve) => outside.close(resolve))]));

/** On this computer, but not recognised as local. */
const siteUrl = () => `http://[::ffff:127.0.0.1]:${port}`;
const webhook = (changes: object = {}) => ({
  url: `${new URL(siteUrl()).origin}/webhooks/stripe`,
  status: 'enabled',
  enabled_events: stripeEventTypes,
  ...changes,
});

beforeEach(async () => {
  webhooks = [webhook()];
  const studio = JSON.stringify({ email: 'studio@example.com', studioName: 'Studio', ownerLanguage: 'en' });
  const at = Temporal.Now.instant().toString();
  const lastBackup = JSON.stringify({ name: 'night', madeAt: at, verifiedAt: at, bytes: 1 });
  await given.db.query
    .insertInto('settings')
    .values([
      { key: 'studio', value: studio },
      { key: 'last-backup', value: lastBackup },
    ])
    .execute();
});

const variables = () => ({
  SITE_URL: siteUrl(),
  DATABASE_URL: given.url,
  TRUST_PROXY: '1',
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_doctor',
  STRIPE_API_BASE: `http://127.0.0.1:${port}`,
  SMTP_URL: smtp.url,
  MAIL_FROM: 'hello@studio.example',
  S3_ENDPOINT: s3.url,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY_ID: s3.key.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.key.secretAccessKey,
});

const zone = {
  'studio.example': ['v=spf1 include:mail.example -all'],
  'mail.example': ['v=spf1 ip4:192.0.2.1 -all'],
  'resend._domainkey.studio.example': [dkimText],
  '_dmarc.studio.example': ['v=DMARC1; p=reject'],
};

async function examine(changes: Record<string, string> = {}, options: Partial<DoctorOptions> = {}) {
  const lines: string[] = [];
  const code = await doctor({
    settings: testSettings({ ...variables(), ...changes }),
    print: (line) => lines.push(line),
    freeBytes: async () => 10e9,
    dns: zoneDns(zone),
    ...options,
  });
  const said = lines.join('\n');
  const secrets = [key, 'whsec_of_the_doctor', s3.key.secretAccessKey, new URL(given.url).password];
  for (const secret of secrets) expect(said, 'no secret is printed').not.toContain(secret);
  return { code, said };
}

const faults = (said: string) => said.split('\n').filter((line) => line.startsWith('FAULT'));

test('doctor: a studio in order has no faults and exit code 0, and the owner gets one test email', async () => {
  const before = smtp.received.length;
  const { code, said } = await examine();
  expect(faults(said)).toEqual([]);
  expect(code).toBe(0);
  for (const text of [
    'All migrations have run.',
    'Stripe sends every event we need',
    'The key is accepted.',
    'A file was written, read and deleted.',
    'SPF: studio.example says who may send.',
    'The last verified backup is 0 hours old.',
  ])
    expect(said).toContain(text);
  expect(smtp.received.slice(before).map(({ envelope }) => envelope.to)).toEqual([['studio@example.com']]);
});

test.each<[string, () => Record<string, string>, string]>([
  ['a wrong payment key', () => ({ STRIPE_SECRET_KEY: 'sk_test_wrong' }), 'Payments'],
  ['a wrong storage key', () => ({ S3_SECRET_ACCESS_KEY: 'wrong' }), 'Storage'],
  ['an unreachable mail server', () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }), 'Email'],
  ['a sender without records', () => ({ MAIL_FROM: 'hello@other.example' }), 'Email'],
  ['an unreachable database', () => ({ DATABASE_URL: 'postgres://a:hidden@127.0.0.1:1/b' }), 'Database'],
  ['a site that does not answer', () => ({ SITE_URL: 'http://[::ffff:127.0.0.1]:1' }), 'Address'],
])('doctor: %s is a fault with exit code 1 and a remedy', async (_, changes, area) => {
  const { code, said } = await examine(changes());
  expect(code).toBe(1);
  expect(
    faults(said).some((line) => line.includes(area)),
    said,
  ).toBe(true);
  expect(said).toContain('→');
  expect(said).not.toContain('hidden');
});

test.each([
  ['missing', [], 'No webhook in Stripe points to'],
  ['disabled', [{ status: 'disabled' }], 'is disabled'],
  ['incomplete', [{ enabled_events: ['invoice.paid'] }], 'lacks events: checkout.session.completed'],
])('doctor: a webhook that is %s is a fault', async (_, changes, text) => {
  webhooks = changes.map((change) => webhook(change));
  const { code, said } = await examine();
  expect(code).toBe(1);
  expect(faults(said).join('\n')).toContain(text);
});

test('doctor: a full disk, a wrong clock and an old backup are faults', async () => {
  const clock = { now: () => Temporal.Now.instant().add({ hours: 40 }) };
  const { code, said } = await examine(
    { S3_ENDPOINT: '', ...withoutS3 },
    { freeBytes: async () => 1_000_000, clock },
  );
  expect(code).toBe(1);
  expect(faults(said).map((line) => line.split(/\s+/)[1])).toEqual(
    expect.arrayContaining(['Clock', 'Disk', 'Backup']),
  );
});

const withoutS3 = { S3_BUCKET: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };

test('doctor: without a backup and without a process that runs jobs there are warnings', async () => {
  await given.db.query.deleteFrom('settings').where('key', '=', 'last-backup').execute();
  const { code, said } = await examine();
  expect(code).toBe(0);
  expect(said).toContain('There is no verified backup.');
  expect(said).toContain('Start a process with ROLE=all or ROLE=jobs.');
});

test('doctor: the database is refused, limited or lacks rights in the same sentence as at start', async () => {
  const ascii = await examine({
    DATABASE_URL: await makeEmptyServerDatabase("encoding 'SQL_ASCII' locale 'C'"),
  });
  expect(faults(ascii.said).join()).toContain('has the encoding SQL_ASCII');
  await sql.raw("create role doctor_few login password 'few' connection limit 3").execute(given.db.query);
  const asFew = new URL(given.url);
  Object.assign(asFew, { username: 'doctor_few', password: 'few' });
  const without = await examine({ DATABASE_URL: asFew.href });
  expect(without.code).toBe(1);
  expect(faults(without.said).join()).toContain(
    'grant select, insert, update, delete on all tables in schema "public" to "doctor_few"',
  );
  await sql.raw('grant pg_read_all_data, pg_write_all_data to doctor_few').execute(given.db.query);
  const { said } = await examine({ DATABASE_URL: asFew.href });
  expect(said).toContain(
    'The server grants 3 connections, of which this process uses up to 2: pages wait for each other. For more: alter role "doctor_few" connection limit 20',
  );
});
