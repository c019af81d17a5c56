import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSnapshot } from '#platform/backup/snapshot.ts';
import { makeEmptyServerDatabase } from '#tests/support/database/postgres.ts';
import { runProgram } from '#tests/support/site/program.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { openDatabase } from './open-database.ts';

async function open(databaseUrl: string) {
  const database = await openDatabase({ dataDir: '', databaseUrl, log: quietLog });
  onTestFinished(() => database.close());
  return database;
}

async function connect(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function migrationsWithout(isLeftOut: (file: string) => boolean): Promise<string> {
  const folder = temporaryFolder();
  await cp(migrationsFolder, folder, { recursive: true });
  for (const file of readdirSync(folder).filter(isLeftOut)) rmSync(`${folder}/${file}`);
  return folder;
}

const lockRetry = (warn: () => void) => ({ log: { ...quietLog, warn }, pauseMs: 100 });

test('six processes that migrate one empty database concurrently: one migrates, none fails', async () => {
  const url = await makeEmptyServerDatabase();
  const programs = Array.from({ length: 6 }, () => runProgram('migrate-database', url));
  for (const program of programs) expect(await program.nextLine()).toBe('ready');
  for (const program of programs) program.process.stdin?.write('go\n');
  const ran = await Promise.all(programs.map(async (program) => Number(await program.nextLine())));
  expect(await Promise.all(programs.map((program) => program.ended))).toEqual(Array(6).fill(0));

  const all = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql')).length;
  expect(ran.toSorted((a, b) => b - a)).toEqual([all, 0, 0, 0, 0, 0]);
}, 180_000);

test('migrations beside an old process with open writes: its requests go on, and they run once the tables are free', async () => {
  const url = await makeEmptyServerDatabase();
  const db = await open(url);
  await migrate(db, await migrationsWithout((file) => file >= '0148'));
  const old = await connect(url);
  await old.query('begin; lock table orders, bookings, users in row exclusive mode');
  const waits = vi.fn();
  const migrating = migrate(db, migrationsFolder, lockRetry(waits));
  await expect.poll(() => waits.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const visitor = await connect(url);
  await visitor.query("set lock_timeout = '10s'");
  for (let request = 0; request < 20; request += 1) {
    await visitor.query('select count(*) from orders');
    await visitor.query('update users set name = name where false');
  }
  await old.query('commit');
  expect(await migrating).toContain('0148-lower-case-of-our-own');
}, 120_000);

test('a migration that locks tables in another order than a visitor gives way: both succeed', async () => {
  const url = await makeEmptyServerDatabase();
  const db = await open(url);
  await migrate(db);
  const visitor = await connect(url);
  await visitor.query('create table one (id int); create table two (id int)');
  const folder = await migrationsWithout(() => false);
  writeFileSync(`${folder}/9999-both.sql`, 'alter table one add a int; alter table two add a int;');
  await visitor.query('begin; insert into two values (1)');
  const waits = vi.fn();
  const migrating = migrate(db, folder, lockRetry(waits));
  await expect
    .poll(async () => {
      const { rows } = await sql<{ isWaiting: boolean }>`
        select exists (select 1 from pg_locks where not granted and relation = 'two'::regclass) as "isWaiting"`.execute(
        db.query,
      );
      return rows[0]?.isWaiting;
    })
    .toBe(true);
  await visitor.query('insert into one values (1); commit');
  expect(await migrating).toEqual(['9999-both']);
  expect(waits).toHaveBeenCalled();
});

test('a table that stays locked: the migration is undone, and the sentence says what to end', async () => {
  const url = await makeEmptyServerDatabase();
  const db = await open(url);
  await migrate(db);
  const psql = await connect(url);
  await psql.query('create table kept (id int)');
  await psql.query('begin; lock table kept');
  const folder = await migrationsWithout(() => false);
  writeFileSync(`${folder}/9999-kept.sql`, 'alter table kept add a int;');
  await expect(migrate(db, folder, { ...lockRetry(() => {}), timeoutMs: 1 })).rejects.toThrow(
    /9999-kept failed and was undone: .*lock timeout.* Another transaction keeps a table locked/,
  );
});

test('timeouts of the role are not in force while migrations and backups run', async () => {
  const url = await makeEmptyServerDatabase();
  const admin = await connect(url);
  const role = `timed_${process.pid}`;
  await admin.query(`create role ${role} login password 'timed'; grant all on schema public to ${role};
    grant create on database "${new URL(url).pathname.slice(1)}" to ${role}`);
  for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await admin.query(`alter role ${role} set ${name} = '150ms'`);
  const db = await open(Object.assign(new URL(url), { username: role, password: 'timed' }).href);
  const folder = await migrationsWithout(() => false);
  writeFileSync(`${folder}/9999-slow.sql`, 'select pg_sleep(0.5);');
  expect(await migrate(db, folder)).toContain('9999-slow');
  const snapshot = await openSnapshot(db);
  const settings = snapshot.tables.find(({ name }) => name === 'settings');
  await admin.query('begin; lock table settings');
  const reading = settings && snapshot.rows(settings).next();
  await admin.query('select pg_sleep(0.5)');
  await admin.query('commit');
  await expect(reading).resolves.toBeDefined();
  await snapshot.close();
}, 60_000);
