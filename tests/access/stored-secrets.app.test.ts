import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { secretPath } from '#platform/app-secret-file.ts';
import { openBackupStore } from '#platform/backup/backup-store.ts';
import { backupName } from '#platform/backup/backups.ts';
import { openSnapshot } from '#platform/backup/snapshot.ts';
import { writeArchive } from '#platform/backup/write-archive.ts';
import { diskFiles } from '#platform/files/disk-files.ts';
import type { EnteredKind, EnteredValues } from '#platform/vendors/entered-values.ts';
import { connectionInputs, factsOf } from '#studio/office/connections/connection.ts';
import { encryptConnection } from '#studio/office/connections/connection-secrets.ts';
import { upsertConnection } from '#studio/office/connections/connections.store.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { accessTable, ownParameters, parameters } from './access-table.ts';
import { seed } from './seed.ts';

const given = testApp({
  SMTP_URL: '',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
  PRINTFUL_API_BASE: 'http://127.0.0.1:9',
});

/** Any part of a secret but its last four characters. */
const marker = 'Zx7MarkerQ9';
const entered: EnteredValues = {
  stripe: { secretKey: `rk_test_${marker}key1`, webhookSecret: `whsec_${marker}hook` },
  smtp: { url: `smtp://user:${marker}pass@127.0.0.1:9`, from: 'Studio <hej@studio.example>' },
  printful: { token: `${marker}toke`, webhookSecret: `${marker}prin` },
  'inbound-email': { domain: 'in.studio.example', signingKey: `${marker}sign`, authservId: null },
};
const kinds = Object.keys(entered) as EnteredKind[];

async function store<K extends EnteredKind>(kind: K): Promise<void> {
  const values = entered[kind] as NonNullable<EnteredValues[K]>;
  const secret = encryptConnection(given.world.secret, kind, values);
  await given.db.transaction((tx) =>
    upsertConnection({ tx, now: given.world.clock.now() }, { kind, secret, facts: factsOf(kind, values) }),
  );
}

beforeEach(async () => {
  // Twice, so that each has a former secret too.
  for (const kind of [...kinds, ...kinds]) await store(kind);
  await given.world.connections.refresh();
  expect(given.world.settings.stripe?.secretKey, 'they are in use').toBe(entered.stripe?.secretKey);
});

/** In what JavaScript, JSON, a form, base64 or hex would make of it. */
function formsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const unaligned = [0, 1, 2].map((at) => Buffer.from(text.slice(at)).toString('base64').slice(0, -4));
  return [text, text.toLowerCase(), bytes.toString('hex'), ...unaligned];
}

function expectNoSecret(where: string, text: string): void {
  for (const form of [...formsOf(marker), ...ownSecret()])
    expect(text.includes(form), `${where} contains a secret`).toBe(false);
}

/** The secret that encrypts them. */
function ownSecret(): string[] {
  const text = readFileSync(secretPath(given.world.settings.dataDir), 'utf8').trim();
  return [text, Buffer.from(given.world.secret).toString('hex')];
}

/** Every address with a GET, with its parameters filled in. Those that sign out come last. */
function allAddresses(): string[] {
  const ending = (path: string) => Number(/^\/logout$|\/account\/sessions$/.test(path));
  return Object.values(accessTable)
    .flat()
    .sort((one, other) => ending(one) - ending(other))
    .map((route) =>
      route
        .split('/')
        .map((segment) => ownParameters[route]?.[segment] ?? parameters[segment] ?? segment)
        .join('/'),
    );
}

test('every kind of connection is covered', () => {
  expect(kinds.sort()).toEqual(Object.keys(connectionInputs).sort());
});

describe('stored keys are shown nowhere', () => {
  test('on no page, in no data of a page and in no export, also for the owner', async () => {
    await seed(given.world);
    const { cookie = '' } = await signedIn(given, 'owner');
    const answers = { page: 0, file: 0 };
    for (const path of allAddresses()) {
      for (const address of [path, `${path.replace(/\/$/, '/_root')}.data`]) {
        const answer = await given.fetch(address, { headers: { cookie } });
        expectNoSecret(address, `${await answer.text()}${JSON.stringify([...answer.headers])}`);
        const isPage = answer.headers.get('content-type')?.startsWith('text/html');
        if (answer.status === 200) answers[isPage ? 'page' : 'file'] += 1;
      }
    }
    expect(answers.page).toBeGreaterThan(100);
    expect(answers.file).toBeGreaterThan(100);
    expectNoSecret('the log', JSON.stringify(given.logged));
  });

  test('in no log line and no email when a service is used and fails', async () => {
    await given.fetch('/webhooks/stripe', {
      method: 'POST',
      body: '{}',
      headers: { 'stripe-signature': 't=1,v1=x' },
    });
    await given.fetch('/webhooks/printful', { method: 'POST', body: '{}' });
    const owner = await signedIn(given, 'owner');
    for (const connection of ['payments', 'mail', 'printer']) {
      const body = new URLSearchParams({ connection });
      const answer = await given.fetch('/admin/settings/connections', {
        method: 'POST',
        body,
        headers: owner,
      });
      expectNoSecret(connection, await answer.text());
    }
    const buy = { method: 'POST', body: '{"courseId":"test-payment","currency":"dkk"}' };
    const headers = { 'content-type': 'application/json' };
    expectNoSecret(
      'a payment',
      await (await given.fetch('/functions/v1/create-payment', { ...buy, headers })).text(),
    );
    const { world } = given;
    await expect(world.payments?.retrieve('cs_test_x')).rejects.toSatisfy((error) => {
      expectNoSecret('an error', `${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`);
      return true;
    });
    expect(given.logged.length).toBeGreaterThan(0);
    expectNoSecret(
      'the log',
      JSON.stringify(given.logged, (_, value) =>
        value instanceof Error ? [value.message, value.stack, value.cause] : value,
      ),
    );
  });

  test('in no answer, no log line and no row when they are entered and refused', async () => {
    const owner = await signedIn(given, 'owner');
    const account = { host: '127.0.0.1', port: '9', security: 'starttls', user: 'thea@studio.example' };
    const refused: [path: string, fields: Record<string, string>][] = [
      ['stripe/key', { key: `rk_test_${marker}`, mode: 'test' }],
      ['stripe/key', { key: `rk_live_${marker}`, mode: 'test' }],
      ['email/account', { ...account, password: `${marker}#/%`, sender: 'hej@studio.example', name: '' }],
      ['email/account', { ...account, password: marker, sender: 'no address', name: '' }],
      ['print/token', { token: `${marker}toke` }],
      ['print/token', { token: `${marker} toke` }],
      ['inbound/domain', { domain: 'no domain', region: 'eu', signingKey: marker, authservId: '' }],
    ];
    for (const [path, fields] of refused) {
      const address = `/admin/settings/connections/${path}`;
      const body = new URLSearchParams({ version: '0', ...fields });
      const answer = await given.fetch(address, { method: 'POST', body, headers: owner });
      expect(answer.status, address).toBeGreaterThanOrEqual(400);
      expectNoSecret(address, await answer.text());
    }
    expectNoSecret('the log', JSON.stringify(given.logged));
  });

  test('in no row of the database, and no backup contains the secret that encrypts them', async () => {
    const { rows: tables } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(given.db.query);
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`
        .execute(given.db.query)
        .catch(() => ({ rows: [] }));
      expectNoSecret(name, JSON.stringify(rows));
    }
    const folder = temporaryFolder();
    const backups = { hour: null, folder: null, s3: null, passphrase: null, keep: 3 };
    const store = openBackupStore({ dataDir: folder, backups });
    const madeAt = Temporal.Now.instant();
    const name = backupName(madeAt, false);
    const snapshot = await openSnapshot(given.db);
    const files = diskFiles(`${given.world.settings.dataDir}/uploads`);
    await writeArchive({ snapshot, files, madeAt }, { store, name, passphrase: null });
    const [written] = readdirSync(`${folder}/backups`).filter((file) => file.endsWith('.tgz'));
    const content = gunzipSync(readFileSync(`${folder}/backups/${written}`));
    expect(content.includes('database/connections/'), 'only their encrypted form').toBe(true);
    expectNoSecret('the backup', content.toString('latin1'));
  });
});
