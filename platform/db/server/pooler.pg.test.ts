import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openJobs } from '#platform/jobs/pg-boss-jobs.ts';
import { startTransactionPooler } from '#tests/stand-ins/transaction-pooler.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { makeServerDatabase } from '#tests/support/database/postgres.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { testNow } from '#tests/support/site/test-now.ts';

const given = testDatabase('server');

async function open(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ dataDir: '', databaseUrl, log: quietLog });
  onTestFinished(() => database.close());
  return database;
}

async function startPooler(databaseUrl: string) {
  const pooler = await startTransactionPooler(databaseUrl);
  onTestFinished(() => pooler.close());
  return pooler;
}

async function behindPooler() {
  const pooler = await startPooler(given.url);
  return { pooler, pooled: await open(pooler.url) };
}

test('pooler: statements and transactions give the right rows, although connections change between them', async () => {
  const { pooled } = await behindPooler();
  const work = Array.from({ length: 60 }, async (_, at) => {
    const one = await sql<{ a: number }>`select ${at}::int as a`.execute(pooled.query);
    const two = await pooled.transaction(async (tx) => {
      const first = await sql<{ b: number }>`select ${at}::int + 1 as b`.execute(tx);
      const second = await sql<{ c: number; text: string }>`
        select ${at}::int + 2 as c, ${`row ${at}`}::text as text`.execute(tx);
      return { ...first.rows[0], ...second.rows[0] };
    });
    return { ...one.rows[0], ...two };
  });
  const expected = Array.from({ length: 60 }, (_, at) => ({
    a: at,
    b: at + 1,
    c: at + 2,
    text: `row ${at}`,
  }));
  expect(await Promise.all(work)).toEqual(expected);
});

test('pooler: a message of another process arrives once, and one that was rolled back never', async () => {
  const { pooled } = await behindPooler();
  const received = vi.fn();
  await pooled.listen('words', received);
  await given.db
    .transaction(async (tx) => {
      await given.db.notify(tx, 'words', 'undone');
      throw new Error('undo');
    })
    .catch(() => {});
  await given.db.transaction((tx) => given.db.notify(tx, 'words', 'one'));
  await pooled.transaction((tx) => pooled.notify(tx, 'words', 'own'));
  await expect.poll(() => received.mock.calls).toContainEqual(['one']);
  await given.db.notify(given.db.query, 'words', 'two');
  await expect.poll(() => received.mock.calls).toContainEqual(['two']);
  expect(received.mock.calls.flat().toSorted()).toEqual(['one', 'own', 'two']);
});

test('pooler: a message of a transaction that began before others and commits after them arrives', async () => {
  const { pooled } = await behindPooler();
  const received = vi.fn();
  await pooled.listen('words', received);
  await given.db.transaction(async (tx) => {
    await given.db.notify(tx, 'words', 'early');
    await pooled.transaction((other) => given.db.notify(other, 'words', 'late'));
    await expect.poll(() => received.mock.calls).toEqual([['late']]);
  });
  await expect.poll(() => received.mock.calls).toEqual([['late'], ['early']]);
});

test('pooler: messages of triggers reach processes that poll, and every trigger sends them that way', async () => {
  const { pooled } = await behindPooler();
  const received = vi.fn();
  await pooled.listen('content', received);
  await sql`select notify_processes('content', 'dates')`.execute(given.db.query);
  await expect.poll(() => received.mock.calls).toEqual([['dates']]);
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc like '%pg_notify%'
  `.execute(given.db.query);
  expect(rows, 'pg_notify reaches no process behind a pooler').toEqual([{ name: 'notify_processes' }]);
});

test('pooler: after an outage a gap is reported, and messages arrive again', async () => {
  const pooler = await startPooler(given.url);
  const failed = Promise.withResolvers<void>();
  const warn = (_: object, message: string) => {
    if (message.startsWith('messages of other processes were not read')) failed.resolve();
  };
  const log = { ...quietLog, warn };
  const pooled = await openDatabase({ dataDir: '', databaseUrl: pooler.url, log });
  onTestFinished(() => pooled.close());
  const [received, onGap] = [vi.fn(), vi.fn()];
  await pooled.listen('words', received, onGap);
  pooler.stop();
  await failed.promise;
  pooler.start();
  await expect.poll(() => onGap.mock.calls.length).toBeGreaterThan(0);
  await given.db.notify(given.db.query, 'words', 'again');
  await expect.poll(() => received.mock.calls).toEqual([['again']]);
});

test('pooler: while a transaction is open that began before the first reader, every poll reports a gap', async () => {
  const pooler = await startPooler(given.url);
  const onGap = vi.fn();
  const pooled = await given.db.transaction(async (tx) => {
    await given.db.notify(tx, 'words', 'before the first reader');
    const database = await open(pooler.url);
    await database.listen('words', () => {}, onGap);
    await expect.poll(() => onGap.mock.calls.length).toBeGreaterThan(1);
    onGap.mockClear();
    return database;
  });
  await expect.poll(() => onGap.mock.calls.length).toBeGreaterThan(0);
  const received = vi.fn();
  await pooled.listen('words', received);
  await given.db.notify(given.db.query, 'words', 'after');
  await expect.poll(() => received.mock.calls).toEqual([['after']]);
});

test('pooler: without readers nothing is written for them', async () => {
  await given.db.notify(given.db.query, 'words', 'for LISTEN only');
  const { rows } = await sql`select payload from process_messages`.execute(given.db.query);
  expect(rows).toEqual([]);
});

test('pooler: jobs are sent and run', async () => {
  const { pooled } = await behindPooler();
  const done = Promise.withResolvers<string>();
  const jobs = await openJobs({ db: pooled, clock: { now: () => testNow }, log: quietLog }, { timeoutMs: 1 });
  onTestFinished(() => jobs.stop());
  const handlers = new Proxy({} as Parameters<typeof jobs.start>[0], {
    get: (_, name) => async (data: { emailId: string }) => {
      if (name === 'send-email') done.resolve(data.emailId);
    },
  });
  await jobs.start(handlers, async () => {});
  await pooled.transaction((tx) => jobs.send(tx, { name: 'send-email', data: { emailId: 'one' } }));
  expect(await done.promise).toBe('one');
});

// psycopg2 1577, pgstac 156, superset 24684; neon 6291.
test.each([
  ['0A000', 'Feature not supported: RDS Proxy currently doesn’t support command-line options.'],
  ['08P01', 'unsupported startup parameter in options: timezone'],
])('pooler: one that answers %s, %s is used without session settings', async (code, words) => {
  const pooler = await startTransactionPooler(given.url, { refusal: { code, words } });
  onTestFinished(() => pooler.close());
  const pooled = await open(pooler.url);
  expect(pooled.server).toMatchObject({ link: 'pooled' });
  const { rows } = await sql<{ one: number }>`select ${1}::int as one`.execute(pooled.query);
  expect(rows).toEqual([{ one: 1 }]);
});

test.each(['Etc/UTC', 'GMT', 'Zulu'])('pooler: a database with the time zone %s is used', async (zone) => {
  const url = await makeServerDatabase();
  const name = new URL(url).pathname.slice(1);
  await sql.raw(`alter database "${name}" set timezone to '${zone}'`).execute(given.db.query);
  const pooled = await open((await startPooler(url)).url);
  const { rows } = await sql<{ at: Temporal.Instant }>`
    select timestamptz '2026-07-01T10:00:00Z' as at`.execute(pooled.query);
  expect(String(rows[0]?.at)).toBe('2026-07-01T10:00:00Z');
});

test('pooler: a database with another time zone is refused with the statement that corrects it', async () => {
  const url = await makeServerDatabase();
  const name = new URL(url).pathname.slice(1);
  await sql.raw(`alter database "${name}" set timezone to 'Europe/Copenhagen'`).execute(given.db.query);
  const pooler = await startPooler(url);
  await expect(openDatabase({ dataDir: '', databaseUrl: pooler.url, log: quietLog })).rejects.toThrow(
    `alter database "${name}" set timezone to 'UTC'`,
  );
});
