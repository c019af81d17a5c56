import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openJobs } from '#platform/jobs/pg-boss-jobs.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { makeEmptyServerDatabase } from '#tests/support/database/postgres.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { testNow } from '#tests/support/site/test-now.ts';

const given = testDatabase('server');
let made = 0;

/** An empty database of a role that may open so many connections. */
async function limitedTo(limit: number): Promise<{ url: string; role: string }> {
  made += 1;
  const role = `few_${process.pid}_${made}`;
  await sql.raw(`create role ${role} login password 'few' connection limit ${limit}`).execute(given.db.query);
  const url = new URL(await makeEmptyServerDatabase(`owner ${role}`));
  Object.assign(url, { username: role, password: 'few' });
  return { url: url.href, role };
}

async function open(databaseUrl: string, connections?: number) {
  const database = await openDatabase({
    dataDir: '',
    databaseUrl,
    connections,
    log: quietLog,
    retryForMs: 0,
  });
  onTestFinished(() => database.close());
  return database;
}

async function hold(databaseUrl: string, count: number) {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: databaseUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  return async () => void (await Promise.all(clients.map((client) => client.end())));
}

test.each([1, 2, 3, 5, 10])(
  'a role limited to %i connections: migrations, pages with many statements, messages and jobs work',
  async (limit) => {
    const { url } = await limitedTo(limit);
    const db = await open(url);
    expect(db.server).toMatchObject({ granted: limit, grantedBy: 'role' });
    await migrate(db);
    const received: string[] = [];
    await db.listen('words', (word) => received.push(word));
    const jobs = await openJobs({ db, clock: { now: () => testNow }, log: quietLog }, { timeoutMs: 1 });
    onTestFinished(() => jobs.stop());
    const statements = Array.from({ length: 40 }, (_, at) =>
      at % 4 === 0
        ? db.transaction(async (tx) => {
            await sql`select pg_sleep(0.02)`.execute(tx);
            await db.notify(tx, 'words', String(at));
            return at;
          })
        : sql<{ at: number }>`select ${at}::int as at, pg_sleep(0.02)`
            .execute(db.query)
            .then(({ rows }) => rows[0]?.at),
    );
    expect(await Promise.all(statements)).toEqual(statements.map((_, at) => at));
    await expect
      .poll(() => received.toSorted())
      .toEqual(['0', '12', '16', '20', '24', '28', '32', '36', '4', '8']);
  },
);

test('while other programs hold the connections of the role, statements wait for one', async () => {
  const { url } = await limitedTo(3);
  const db = await open(url);
  const release = await hold(url, 3);
  let isDone = false;
  const work = sql`select 1`.execute(db.query).then(() => {
    isDone = true;
  });
  await sql`select pg_sleep(0.3)`.execute(given.db.query);
  expect(isDone).toBe(false);
  await release();
  await work;
});

test('when more is asked for than is granted meanwhile, what there is serves everyone', async () => {
  const { url, role } = await limitedTo(10);
  const db = await open(url, 10);
  await sql.raw(`alter role ${role} connection limit 2`).execute(given.db.query);
  const statements = Array.from({ length: 30 }, (_, at) =>
    sql<{ at: number }>`select ${at}::int as at`.execute(db.query),
  );
  expect((await Promise.all(statements)).map(({ rows }) => rows[0]?.at)).toEqual(
    statements.map((_, at) => at),
  );
});

test('a start without a free connection names the limit and the statement that raises it', async () => {
  const { url, role } = await limitedTo(2);
  const release = await hold(url, 2);
  onTestFinished(release);
  await expect(open(url)).rejects.toThrow(
    `all connections that the role "${role}" may open are in use. Close other programs, or run: alter role "${role}" connection limit 20`,
  );
});

test('a limit of the database is named as such', async () => {
  const { url } = await limitedTo(10);
  const name = new URL(url).pathname.slice(1);
  await sql.raw(`alter database "${name}" connection limit 4`).execute(given.db.query);
  const db = await open(url);
  expect(db.server).toMatchObject({ granted: 4, grantedBy: 'database', connections: 3 });
  const release = await hold(url, 4);
  onTestFinished(release);
  await expect(open(url)).rejects.toThrow(`alter database "${name}" connection limit 50`);
});

test.each([
  ['connection_limit in the address', '?connection_limit=4', undefined, 4],
  ['DATABASE_POOL, which wins over the address', '?connection_limit=4', 6, 6],
])('%s decides how many connections are opened', async (_, query, pool, connections) => {
  const { url } = await limitedTo(10);
  const db = await open(`${url}${query}`, pool);
  expect(db.server).toMatchObject({ connections });
  const used = await Promise.all(
    Array.from({ length: 20 }, () =>
      sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.02)`
        .execute(db.query)
        .then(({ rows }) => rows[0]?.pid),
    ),
  );
  // One is left for LISTEN.
  expect(new Set(used).size).toBeLessThanOrEqual(connections - 1);
});

test('while other programs hold the connections of the role, listening waits for one', async () => {
  const { url } = await limitedTo(3);
  const db = await open(url);
  const release = await hold(url, 3);
  const received: string[] = [];
  const listening = db.listen('words', (word) => received.push(word));
  await sql`select pg_sleep(0.3)`.execute(given.db.query);
  await release();
  await listening;
  await sql`select pg_notify('words', 'hello')`.execute(db.query);
  await expect.poll(() => received).toEqual(['hello']);
});
