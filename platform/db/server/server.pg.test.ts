import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';

const given = testDatabase('server');

async function another(): Promise<Database> {
  const database = await openDatabase({ dataDir: '', databaseUrl: given.url, log: quietLog });
  onTestFinished(() => database.close());
  return database;
}

const kill = (database: Database, which: ReturnType<typeof sql>) =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and ${which}
  `.execute(database.query);

test('NOTIFY from one process is received by another', async () => {
  const [one, other] = [given.db, await another()];
  const received = vi.fn();
  await other.listen('words', received);
  await one.transaction((tx) => one.notify(tx, 'words', 'hej'));
  await expect.poll(() => received.mock.calls).toEqual([['hej']]);
});

test('a broken LISTEN connection reconnects, reports the gap, and receives again', async () => {
  const listening = await another();
  const [received, onGap] = [vi.fn(), vi.fn()];
  await listening.listen('words', received, onGap);
  await kill(given.db, sql`query ilike 'listen%'`);
  await expect.poll(() => onGap.mock.calls.length).toBe(1);
  await given.db.notify(given.db.query, 'words', 'again');
  await expect.poll(() => received.mock.calls).toEqual([['again']]);
});

test('a connection lost during a query fails that query, not the process, and the next succeeds', async () => {
  const database = await another();
  const work = database.transaction(async (tx) => {
    await sql`select 'doomed'`.execute(tx);
    await kill(given.db, sql`query like '%doomed%'`);
    await expect.poll(() => sql`select 1`.execute(tx).catch(() => 'broken')).toBe('broken');
    throw new Error('the work noticed');
  });
  await expect(work).rejects.toThrow();
  const { rows } = await sql`select 1 as one`.execute(database.query);
  expect(rows).toEqual([{ one: 1 }]);
});

test('two transactions with a serialization conflict: one is retried, and both succeed', async () => {
  const rows = ['a', 'b'].map((key) => ({ key, value: '0' }));
  await given.db.query.insertInto('settings').values(rows).execute();
  const add = (tx: Database['query'], key: string) =>
    sql`update settings set value = to_jsonb(value::int + 1) where key = ${key}`.execute(tx);
  const bothAtFirst = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const move = (mine: number, first: string, second: string) =>
    given.db.transaction(async (tx) => {
      await add(tx, first);
      bothAtFirst[mine]?.resolve();
      await bothAtFirst[1 - mine]?.promise;
      await add(tx, second);
    });
  await Promise.all([move(0, 'a', 'b'), move(1, 'b', 'a')]);
  const after = await given.db.query.selectFrom('settings').select('value').execute();
  expect(after.map((row) => row.value)).toEqual([2, 2]);
});

test('options in the connection URL extend our session settings', async () => {
  const databaseUrl = `${given.url}?options=${encodeURIComponent('-c timezone=Asia/Kolkata -c statement_timeout=1234')}`;
  const database = await openDatabase({ dataDir: '', databaseUrl, log: quietLog });
  onTestFinished(() => database.close());
  const { rows } = await sql`
    select current_setting('timezone') as zone, current_setting('statement_timeout') as timeout
  `.execute(database.query);
  expect(rows).toEqual([{ zone: 'UTC', timeout: '1234ms' }]);
});

test('a statement with values is prepared once per connection and used again', async () => {
  const database = await another();
  const prepared = await database.transaction(async (tx) => {
    for (const key of ['a', 'b', 'c']) await sql`select ${key}::text as "once"`.execute(tx);
    const { rows } = await sql<{ uses: string }>`
      select generic_plans + custom_plans as uses from pg_prepared_statements where statement like '%as "once"%'
    `.execute(tx);
    return rows;
  });
  expect(prepared.map(({ uses }) => Number(uses))).toEqual([3]);
});

test('a statement prepared before its table changed is prepared again, inside a transaction and outside', async () => {
  const database = await another();
  await sql`create table changing (id int)`.execute(database.query);
  onTestFinished(async () => void (await sql`drop table changing`.execute(given.db.query)));
  const read = (on: Database['query']) => sql`select * from changing where id > ${0}`.execute(on);
  const readTogether = () => database.transaction((tx) => read(tx));
  await readTogether();
  await sql`alter table changing add column name text`.execute(given.db.query);
  await sql`insert into changing values (1, 'one')`.execute(given.db.query);
  expect((await readTogether()).rows).toEqual([{ id: 1, name: 'one' }]);
  await sql`alter table changing add column more int`.execute(given.db.query);
  expect((await read(database.query)).rows).toEqual([{ id: 1, name: 'one', more: null }]);
});
