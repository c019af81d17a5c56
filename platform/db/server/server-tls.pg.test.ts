import { execFileSync } from 'node:child_process';
import { chownSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { type Cluster, startCluster } from '#tests/support/database/postgres-cluster.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';

const folder = mkdtempSync(`${tmpdir()}/belcanto-tls-`);
let cluster: Cluster;

/** An authority, and a certificate of it for 'localhost'. */
function makeCertificates(): void {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  openssl('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=Authority');
  openssl('req', '-x509', ...newKey, '-keyout', 'other.key', '-out', 'other.pem', '-subj', '/CN=Other');
  openssl(
    'req',
    ...newKey.slice(0, 5),
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
    '-subj',
    '/CN=localhost',
  );
  writeFileSync(`${folder}/names`, 'subjectAltName=DNS:localhost');
  openssl(
    'x509',
    '-req',
    '-in',
    'server.csr',
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    'names',
    '-out',
    'server.pem',
  );
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${cluster.url}/postgres` });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

beforeAll(async () => {
  makeCertificates();
  cluster = await startCluster();
  const { uid, gid } = statSync(`${cluster.folder}/data`);
  for (const [from, to] of [
    ['server.pem', 'server.crt'],
    ['server.key', 'server.key'],
  ] as const) {
    copyFileSync(`${folder}/${from}`, `${cluster.folder}/data/${to}`);
    chownSync(`${cluster.folder}/data/${to}`, uid, gid);
  }
  const rules = `${cluster.folder}/data/pg_hba.conf`;
  writeFileSync(rules, `hostnossl all only_encrypted all reject\n${readFileSync(rules, 'utf8')}`);
  await asOwner('alter system set ssl to on');
  await cluster.restart();
  await asOwner("create role only_encrypted login superuser password 'p'");
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await cluster.stop();
});

const plain = testDatabase('server');

/** Whether the connection is encrypted; or why there is none. */
async function used(databaseUrl: string): Promise<boolean | string> {
  const opening = openDatabase({ dataDir: '', databaseUrl, log: quietLog, retryForMs: 0 });
  const database = await opening.catch((error: Error) => error.message);
  if (typeof database === 'string') return database;
  onTestFinished(() => database.close());
  const { rows } = await sql<{ ssl: boolean }>`
    select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(database.query);
  return rows[0]?.ssl ?? 'unknown';
}

const at = (host: string, query: string) =>
  `${cluster.url.replace('127.0.0.1', host)}/postgres?${query.replace('=FOLDER', `=${folder}`)}`;
const ca = 'sslrootcert=FOLDER/ca.pem';
const unknown = 'its certificate is not from an authority that this machine knows';

test.each([
  ['localhost', 'sslmode=disable', false],
  ['localhost', 'sslmode=allow', false],
  ['localhost', 'sslmode=prefer', true],
  ['127.0.0.1', 'sslmode=require', true],
  ['127.0.0.1', `sslmode=require&${ca}`, true],
  ['127.0.0.1', `sslmode=verify-ca&${ca}`, true],
  ['localhost', `sslmode=verify-full&${ca}`, true],
  ['localhost', 'sslmode=require&sslrootcert=FOLDER/other.pem', unknown],
  ['localhost', 'sslmode=verify-ca&sslrootcert=FOLDER/other.pem', unknown],
  ['localhost', 'sslmode=verify-full', unknown],
  ['localhost', 'sslmode=verify-full&sslrootcert=system', unknown],
  ['127.0.0.1', `sslmode=verify-full&${ca}`, 'sslmode=verify-ca, which does not compare names'],
  [
    'localhost',
    'sslmode=verify-full&sslrootcert=/none.pem',
    'sslrootcert in DATABASE_URL names a file that cannot be read',
  ],
])('a server with encryption at %s?%s: %s', async (host, query, expected) => {
  const found = await used(at(host, query));
  if (typeof expected === 'boolean') expect(found).toBe(expected);
  else expect(found).toContain(expected);
  expect(String(found)).not.toMatch(/NODE_|--use-system-ca/);
});

const onlyEncrypted = (query: string) => at('localhost', query).replace(/\/\/[^@]*@/, '//only_encrypted:p@');

test('a server that wants encryption: sslmode=allow and require encrypt, and without one the remedy is named', async () => {
  expect(await used(onlyEncrypted('sslmode=allow'))).toBe(true);
  expect(await used(onlyEncrypted('sslmode=require'))).toBe(true);
  expect(await used(onlyEncrypted(''))).toContain(
    'it accepts encrypted connections only. Add sslmode=require to DATABASE_URL',
  );
});

test('a server without encryption: sslmode=prefer goes without, and require names both remedies', async () => {
  expect(await used(`${plain.url}?sslmode=prefer`)).toBe(false);
  expect(await used(`${plain.url}?sslmode=require`)).toContain(
    'it offers no encryption. Turn it on there (ssl = on), or use sslmode=prefer',
  );
});
