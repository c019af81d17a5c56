import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { isLoopback, readSettings } from './read-settings.ts';
import type { Settings } from './settings.ts';
import { variables } from './settings-variables.ts';
import { connectionWarnings, settingsWarnings } from './settings-warnings.ts';

function settings(env: Record<string, string>): Settings {
  const reading = readSettings(env);
  if (!reading.ok) throw new Error(reading.lines.join('\n'));
  return reading.settings;
}

function lines(env: Record<string, string>): string[] {
  const reading = readSettings(env);
  return reading.ok ? [] : reading.lines;
}

test('without variables everything runs on embedded components [P.58]', () => {
  expect(settings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    isLoopbackSite: true,
    dataDir: './data',
    databaseUrl: null,
    stripe: null,
    smtpUrl: null,
    bookingHoldSeconds: null,
    sampleData: true,
    sampleDiary: true,
    logLevel: 'info',
  });
});

test('an empty variable counts as not set', () => {
  expect(settings({ PORT: '', STRIPE_SECRET_KEY: ' ' })).toMatchObject({ port: 3000, stripe: null });
});

test('a wrong value gives one line per variable: name, what was wrong, what is expected', () => {
  expect(
    lines({ PORT: 'abc', TRUST_PROXY: '11', SITE_URL: 'https://example.com/shop', LOG_LEVEL: 'loud' }),
  ).toEqual([
    "PORT: 'abc' is not a whole number; expected a port from 1 to 65535 (0: any free one).",
    "SITE_URL: 'https://example.com/shop' is more than an origin; expected the address of the site without a path, like https://example.com.",
    "TRUST_PROXY: '11' is out of range; expected the number of proxies in front, 0 to 10.",
    "LOG_LEVEL: 'loud' is none of the words; expected fatal, error, warn, info, debug, trace or silent.",
  ]);
});

test('a hold lasts as long as its checkout can stay open, and no longer', () => {
  expect(settings({ BOOKING_HOLD_SECONDS: '82800' }).bookingHoldSeconds).toBe(82_800);
  expect(lines({ BOOKING_HOLD_SECONDS: '82801' })).toEqual([
    "BOOKING_HOLD_SECONDS: '82801' is out of range; expected seconds, 1 to 82800 (23 hours; no checkout stays open longer).",
  ]);
});

test('a wrong secret is never shown', () => {
  const [line, ...more] = lines({ OWNER_EMAIL: 'a@example.com', OWNER_PASSWORD: 'short' });
  expect(line).toBe(
    'OWNER_PASSWORD: the value is shorter than 12 characters; expected at least 12 characters.',
  );
  expect(more).toEqual([]);
});

test('a Stripe key without its webhook secret is refused at start', () => {
  expect(lines({ STRIPE_SECRET_KEY: 'sk_test_x' })[0]).toMatch(/^STRIPE_WEBHOOK_SECRET: is not set although/);
});

test('object storage is complete or refused, with one line per missing variable', () => {
  expect(lines({ S3_ENDPOINT: 'http://localhost:9000' }).map((line) => line.split(':')[0])).toEqual([
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
  ]);
});

test.each(['s3://belcanto', 'belcanto/files', 'https://s3.example/belcanto', 'my bucket', '-files', 'ab'])(
  '%s is no name of a bucket',
  (bucket) => {
    expect(lines({ S3_BUCKET: bucket })[0]).toMatch(
      /^S3_BUCKET: .* is no name of a bucket; expected the name/,
    );
    expect(lines({ BACKUP_S3_BUCKET: bucket })[0]).toMatch(/^BACKUP_S3_BUCKET: /);
  },
);

test('a role of its own and a replica need a PostgreSQL server', () => {
  expect(lines({ ROLE: 'jobs' })).toEqual([
    "ROLE: 'jobs' needs DATABASE_URL (the embedded database has one process); expected web, jobs or all.",
  ]);
  const replica = 'postgres://a@replica.example/studio';
  expect(lines({ DATABASE_READ_URL: replica })[0]).toMatch(
    /^DATABASE_URL: is not set although DATABASE_READ_URL/,
  );
  const server = { DATABASE_URL: 'postgres://a@db.example/studio', DATABASE_READ_URL: replica };
  expect(settings({ ...server, ROLE: 'web' })).toMatchObject({ role: 'web', databaseReadUrl: replica });
  expect(settings({ ROLE: 'all' })).toMatchObject({ role: 'all', databaseReadUrl: null });
});

test('several browser origins are parsed', () => {
  expect(settings({ CORS_ORIGINS: 'https://a.example, http://localhost:5173/' }).corsOrigins).toEqual([
    'https://a.example',
    'http://localhost:5173',
  ]);
  expect(lines({ CORS_ORIGINS: 'https://a.example/x' })[0]).toMatch(
    /^CORS_ORIGINS: .* is more than an origin/,
  );
});

test('loopback is localhost and its addresses, not names that look similar', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', '::1'].every(isLoopback)).toBe(true);
  expect(['localhost.example.com', '127.0.0.1.example.com', '128.0.0.1', '0.0.0.0'].some(isLoopback)).toBe(
    false,
  );
});

test('.env.example names every variable once, in order, with a value that is accepted [P.60]', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const entries = [...example.matchAll(/^# ?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(entries.map(([name]) => name)).toEqual(Object.keys(variables));
  expect(readSettings(Object.fromEntries(entries))).toMatchObject({ ok: true });
});

test('a public address behind an undeclared proxy, without payments or email, gives a warning', () => {
  const warnings = (given: Settings) => [...settingsWarnings(given), ...connectionWarnings(given)];
  expect(warnings(settings({}))).toEqual([]);
  const open = warnings(settings({ SITE_URL: 'https://studio.example' }));
  expect(open.map((warning) => warning.split(/[ :,]/).slice(0, 3).join(' '))).toEqual([
    'TRUST_PROXY is 0',
    'No payment provider',
    'No mail server',
  ]);
  const tested = settings({ SITE_URL: 'https://studio.example', ALLOW_TEST_PAYMENTS: 'yes' });
  expect(connectionWarnings(tested)[0]).toContain('without paying');
  expect(connectionWarnings(tested, { hadLivePayments: true }).slice(0, 2).join()).toMatch(
    /buying is closed.*has no effect/,
  );
});

test('SITE_URL in capitals is read as browsers do; ~ in a folder is the home of the user', () => {
  const reading = readSettings({
    SITE_URL: 'HTTPS://Studio.Example/',
    DATA_DIR: '~/studio',
    BACKUP_FOLDER: '~',
  });
  expect(reading).toMatchObject({
    ok: true,
    settings: {
      siteUrl: 'https://studio.example',
      dataDir: `${homedir()}/studio`,
      backups: { folder: homedir() },
    },
  });
  const other = readSettings({ DATA_DIR: './~/a~' });
  expect(other).toMatchObject({ ok: true, settings: { dataDir: './~/a~' } });
});
