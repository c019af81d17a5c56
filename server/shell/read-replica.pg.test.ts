import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { type Cluster, startReplica } from '#tests/support/database/postgres-cluster.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { htmlAnswer, openShell, type RenderCall, type TestShell } from '#tests/support/site/shell.ts';

const given = testDatabase('server');
let replica: Cluster;
let atReplica: pg.Client;
let databaseReadUrl: string;
let shell: TestShell | undefined;

beforeAll(async () => {
  replica = await startReplica(inject('postgres'));
  databaseReadUrl = `${replica.url}${new URL(given.url).pathname}`;
  atReplica = new pg.Client({ connectionString: databaseReadUrl });
  await atReplica.connect();
});
beforeEach(async () => {
  await atReplica.query('select pg_wal_replay_resume()');
  await shell?.close();
  shell = undefined;
});
afterAll(async () => {
  await shell?.close();
  await atReplica.end();
  await replica.stop();
});

async function open(render: (call: RenderCall) => Promise<Response>, readUrl = databaseReadUrl) {
  shell = await openShell(given.db, render, {
    env: { DATABASE_URL: given.url, DATABASE_READ_URL: readUrl },
  });
  return shell;
}

/** Where a page was read, and the word that it shows. */
async function showWord({ world: { db } }: RenderCall): Promise<Response> {
  const { rows } = await sql<{ isReplica: boolean; word: string | null }>`
    select pg_is_in_recovery() as "isReplica", (select value #>> '{}' from settings where key = 'word') as word
  `.execute(db.query);
  return htmlAnswer(`${rows[0]?.word} from the ${rows[0]?.isReplica ? 'replica' : 'primary'}`);
}

const words = async (at: TestShell, path = '/cached/page') => (await at.get(path)).text();

const write = (word: string) =>
  given.db.transaction(async (tx) => {
    const value = JSON.stringify(word);
    await sql`insert into settings (key, value) values ('word', ${value}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(tx);
    await contentChanged(tx, 'home');
  });

const replayed = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(
        given.db.query,
      );
      const reached = await atReplica.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as yes', [
        rows[0]?.at,
      ]);
      return reached.rows[0].yes;
    })
    .toBe(true);

/** Written again when it was read from the primary: other tests write to this server, and the replica lags a moment. */
const readsFromReplica = (site: TestShell, word: string) =>
  expect
    .poll(async () => {
      await write(word);
      await replayed();
      return words(site);
    })
    .toBe(`${word} from the replica`);

test('replica: shared pages are read from it, pages of one person from the primary', async () => {
  const site = await open(showWord);
  await readsFromReplica(site, 'one');
  expect(await words(site, '/own')).toBe('one from the primary');
});

test('replica: a page invalidated while the replica lags is read from the primary, and the cache never holds the old one', async () => {
  const site = await open(showWord);
  await readsFromReplica(site, 'one');
  await atReplica.query('select pg_wal_replay_pause()');
  await write('two');
  expect(await words(site)).toBe('two from the primary');
  expect(await words(site), 'from the cache').toBe('two from the primary');
  await atReplica.query('select pg_wal_replay_resume()');
  await readsFromReplica(site, 'three');
});

test('replica: a page that fails on it is rendered from the primary', async () => {
  await write('one');
  await replayed();
  const site = await open(async (call) => {
    const answer = await showWord(call);
    return (await answer.clone().text()).includes('replica')
      ? new Response('broken', { status: 500 })
      : answer;
  });
  expect(await words(site)).toBe('one from the primary');
});

test('replica: transactions and messages are the primary’s', async () => {
  await replayed();
  let written: Database['engine'] | undefined;
  const site = await open(async ({ world: { db } }) => {
    await db.transaction((tx) => sql`insert into settings (key, value) values ('seen', 'true')`.execute(tx));
    written = db.engine;
    return htmlAnswer('written');
  });
  expect(await words(site)).toBe('written');
  expect(written).toBe('server');
});

test.each([
  ['cannot be reached', 'postgres://unknown:none@127.0.0.1:1/nothing'],
  ['is a primary itself', ''],
])('replica: one that %s is not used, with a warning', async (_, url) => {
  await write('one');
  const site = await open(showWord, url || given.url);
  expect(await words(site)).toBe('one from the primary');
  expect(site.logged.map(({ message }) => message)).toContain(
    'the read replica cannot be used; reading from the primary',
  );
});

test('of a replica and its primary, the address with both leads to the one that accepts writes', async () => {
  const [reads, writes] = [new URL(databaseReadUrl).host, new URL(given.url).host];
  const databaseUrl = (rest: string) => databaseReadUrl.replace(reads, `${reads},${writes}`) + rest;
  const place = { dataDir: '', log: quietLog, retryForMs: 0 };
  const whereIs = async (address: string) => {
    const database = await openDatabase({ ...place, databaseUrl: address });
    const { rows } = await sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"`.execute(
      database.query,
    );
    await database.close();
    return rows[0]?.isReplica;
  };
  expect(await whereIs(databaseUrl(''))).toBe(false);
  expect(await whereIs(databaseUrl('?target_session_attrs=primary'))).toBe(false);
  expect(await whereIs(databaseUrl('?target_session_attrs=any'))).toBe(true);
  expect(await whereIs(databaseReadUrl)).toBe(true);
});
