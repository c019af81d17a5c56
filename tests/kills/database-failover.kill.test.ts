import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseSentences } from '#platform/db/database-state.ts';
import { Network } from '#tests/faults/network.ts';
import { makeServerDatabase } from '#tests/support/database/postgres.ts';
import { startProcess } from '#tests/support/site/server-process.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';

/** A studio on a server behind a network of its own, and a connection that administers the server. */
async function studioOnServer() {
  const url = new URL(await makeServerDatabase());
  const name = url.pathname.slice(1);
  const network = new Network(url);
  onTestFinished(() => network.cut());
  await network.open();
  url.port = String(network.port);
  const admin = new pg.Client({ connectionString: `${inject('postgres')}/postgres` });
  await admin.connect();
  onTestFinished(() => admin.end());
  const env = { PORT: '0', DATA_DIR: temporaryFolder(), DATABASE_URL: url.href, LOG_LEVEL: 'info' };
  const studio = startProcess(['server/main.ts'], env);
  const site = await studio.open();
  const request = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(site + path, init);
    const text = await answer.text();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text };
  };
  const subscribe = () =>
    request('/newsletter', { method: 'POST', body: new URLSearchParams({ email: 'mia@example.dk' }) });
  const page = () => request('/bookings/no-such-booking-at-all');
  return { network, admin, name, studio, env, request, subscribe, page };
}

const unavailable = { status: 503, retryAfter: '30' };

test('a database that turned read-only: pages are read, writes answer 503, the reason has a name, and it recovers', async () => {
  const { network, admin, name, studio, env, request, subscribe, page } = await studioOnServer();
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  await network.cut();
  await network.open();
  await studio.until(async () => (await page()).status === 404);
  expect(await subscribe()).toMatchObject(unavailable);
  await studio.until(async () => (await request('/readyz')).text.includes(databaseSentences['read-only']));
  expect((await request('/readyz')).status).toBe(503);
  for (const command of [['server/main.ts'], ['server/main.ts', 'doctor']]) {
    const other = startProcess(command, env);
    expect(await other.ended, command.join(' ')).toBe(1);
    expect(other.output()).toContain(databaseSentences['read-only']);
  }
  await admin.query(`alter database ${name} reset default_transaction_read_only`);
  await studio.until(async () => (await subscribe()).status < 400);
  await studio.until(async () => (await request('/readyz')).status === 200);
});

test('an empty database after a failover: pages answer 503, the reason has a name, and it recovers', async () => {
  const { network, admin, name, studio, request, subscribe, page } = await studioOnServer();
  const exchange = async (...statements: string[]) => {
    await network.cut();
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    for (const statement of statements) await admin.query(statement);
    await network.open();
  };
  await exchange(
    `alter database ${name} rename to ${name}_lost`,
    `create database ${name} template template0`,
  );
  await studio.until(async () => (await request('/readyz')).text.includes(databaseSentences.empty));
  expect((await request('/readyz')).status).toBe(503);
  expect(await page()).toMatchObject(unavailable);
  expect(await subscribe()).toMatchObject(unavailable);
  await exchange(`drop database ${name} with (force)`, `alter database ${name}_lost rename to ${name}`);
  await studio.until(async () => (await page()).status === 404);
  await studio.until(async () => (await request('/readyz')).status === 200);
});

test('a database server that hangs: a form is answered with 503, and the site recovers', async () => {
  const { network, studio, request, subscribe, page } = await studioOnServer();
  expect((await subscribe()).status).toBeLessThan(400);
  network.slow(3_600_000);
  expect(await subscribe()).toMatchObject(unavailable);
  expect((await request('/readyz')).status).toBe(503);
  network.slow(0);
  await studio.until(async () => (await page()).status === 404);
  expect((await subscribe()).status).toBeLessThan(400);
});
