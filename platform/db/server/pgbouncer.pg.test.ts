import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { askPgbouncer, startPgbouncer } from '#tests/support/database/pgbouncer.ts';
import { makeServerDatabase } from '#tests/support/database/postgres.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';

const given = testDatabase('server');

async function open(databaseUrl: string) {
  const database = await openDatabase({ dataDir: '', databaseUrl, log: quietLog, retryForMs: 0 });
  onTestFinished(() => database.close());
  return database;
}

test.each([
  ['as it is installed', []],
  ['that ignores session settings', ['ignore_startup_parameters = options,extra_float_digits']],
])('PgBouncer %s: statements, transactions and messages work', async (_, settings) => {
  const pooled = await open(await startPgbouncer(given.url, settings));
  expect(pooled.server).toMatchObject({ link: 'pooled', granted: null });
  const sums = Array.from({ length: 40 }, (_one, at) =>
    pooled.transaction(async (tx) => {
      const { rows } = await sql<{ sum: number }>`select ${at}::int + 1 as sum`.execute(tx);
      return rows[0]?.sum;
    }),
  );
  expect(await Promise.all(sums)).toEqual(sums.map((_one, at) => at + 1));
  const received: string[] = [];
  await pooled.listen('words', (word) => received.push(word));
  await given.db.notify(given.db.query, 'words', 'hello');
  await expect.poll(() => received).toEqual(['hello']);
});

test('PgBouncer: a database with another time zone is refused, and the remedy in the sentence is complete', async () => {
  const url = await makeServerDatabase();
  const name = new URL(url).pathname.slice(1);
  await sql.raw(`alter database "${name}" set timezone to 'Europe/Copenhagen'`).execute(given.db.query);
  const pooledUrl = await startPgbouncer(url);
  const refused = await open(pooledUrl).catch((error: Error) => error.message);
  expect(refused).toContain(
    `Run: alter database "${name}" set timezone to 'UTC'; then restart the pooler, or type RECONNECT`,
  );
  const [, statement = ''] = /Run: (.*?); then/.exec(String(refused)) ?? [];
  await sql.raw(statement).execute(given.db.query);
  await expect(open(pooledUrl), 'PgBouncer keeps the former setting').rejects.toThrow('restart the pooler');
  await askPgbouncer(pooledUrl, 'reconnect');
  await expect(open(pooledUrl)).resolves.toBeDefined();
});

test('PgBouncer without a free client connection: start names it, and work waits for one', async () => {
  const pooledUrl = await startPgbouncer(given.url, ['max_client_conn = 1']);
  const pooled = await open(pooledUrl);
  const other = new pg.Client({ connectionString: pooledUrl });
  await other.connect();
  await expect(open(pooledUrl)).rejects.toThrow(
    'all connections of the pooler are in use. Raise max_client_conn',
  );
  const work = sql<{ one: number }>`select 1 as one`.execute(pooled.query);
  await pause(300);
  await other.end();
  expect((await work).rows).toEqual([{ one: 1 }]);
});
