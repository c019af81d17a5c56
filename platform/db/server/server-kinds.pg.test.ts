import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { makeEmptyServerDatabase, makeServerDatabase } from '#tests/support/database/postgres.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { missingRights } from './missing-rights.ts';

const given = testDatabase('server');
const run = (text: string) => sql.raw(text).execute(given.db.query);
let made = 0;

async function open(databaseUrl: string) {
  const database = await openDatabase({ dataDir: '', databaseUrl, log: quietLog, retryForMs: 0 });
  onTestFinished(() => database.close());
  return database;
}

const nameIn = (url: string) => new URL(url).pathname.slice(1);

/** The address of the same database for a role of its own. */
async function asRole(url: string, options = ''): Promise<{ roleUrl: string; role: string }> {
  made += 1;
  const role = `role_${process.pid}_${made}`;
  await run(`create role ${role} login password 'p#1' ${options}`);
  const address = new URL(url);
  Object.assign(address, { username: role, password: 'p%231' });
  return { roleUrl: address.href, role };
}

test.each(['SQL_ASCII', 'LATIN1'])(
  'a database in %s is refused with the statement that makes another',
  async (encoding) => {
    const url = await makeEmptyServerDatabase(`encoding '${encoding}' locale 'C'`);
    await expect(open(url)).rejects.toThrow(
      `has the encoding ${encoding}, which lacks letters that people write. Make another one: create database "${nameIn(url)}_utf8" owner "belcanto" encoding 'UTF8' template template0`,
    );
  },
);

test('a socket in a folder is used', async () => {
  const { rows } = await sql<{ folder: string }>`
    select current_setting('unix_socket_directories') as folder`.execute(given.db.query);
  const { username, password, port, pathname } = new URL(given.url);
  const db = await open(
    `postgres://${username}:${password}@${pathname}?host=${rows[0]?.folder}&port=${port}`,
  );
  const used = await sql<{ address: string | null }>`select inet_server_addr()::text as address`.execute(
    db.query,
  );
  expect(used.rows).toEqual([{ address: null }]);
});

test('of several hosts the first that answers is used, also for messages', async () => {
  const { host } = new URL(given.url);
  const db = await open(given.url.replace(host, `127.0.0.1:1,${host}`));
  const received: string[] = [];
  await db.listen('words', (word) => received.push(word));
  await given.db.notify(given.db.query, 'words', 'hello');
  await expect.poll(() => received).toEqual(['hello']);
});

test('when no host accepts writes, the reason says so', async () => {
  const url = await makeServerDatabase();
  await run(`alter database "${nameIn(url)}" set default_transaction_read_only to on`);
  const { host } = new URL(url);
  await expect(open(url.replace(host, `${host},${host}`))).rejects.toThrow(
    'no host of the address accepts writes',
  );
});

test('a wrong database name is refused with the statement that makes it', async () => {
  await expect(open(`${given.url}_of_nobody`)).rejects.toThrow(
    /create database "\w+_of_nobody" owner "belcanto" encoding 'UTF8'/,
  );
});

test('a role without rights gets the statements to run before the first migration, and they suffice', async () => {
  const url = await makeEmptyServerDatabase();
  const { roleUrl, role } = await asRole(url);
  const db = await open(roleUrl);
  const missing = await missingRights(db);
  expect(missing).toBe(
    `The role "${role}" lacks rights in the database "${nameIn(url)}". Run as its owner or as an administrator: grant create on schema "public" to "${role}"; grant create on database "${nameIn(url)}" to "${role}"`,
  );
  const owner = await open(url);
  await sql.raw(missing?.split('administrator: ')[1] ?? '').execute(owner.query);
  expect(await missingRights(db)).toBeNull();
  await migrate(db);
});

test.each([
  [
    '',
    (role: string) => `grant select, insert, update, delete on all tables in schema "public" to "${role}"`,
  ],
  [
    'in role pg_read_all_data',
    (role: string) => `grant select, insert, update, delete on all tables in schema "public" to "${role}"`,
  ],
])('a role that may only read (%s) gets the grant to type, and it suffices', async (options, grant) => {
  const url = await makeServerDatabase();
  const { roleUrl, role } = await asRole(url, options);
  const db = await open(roleUrl);
  const missing = await missingRights(db);
  expect(missing).toContain(grant(role));
  await sql.raw(missing?.split('administrator: ')[1] ?? '').execute((await open(url)).query);
  expect(await missingRights(db)).toBeNull();
});

test.each([
  ['role', (role: string) => `alter role "${role}"`],
  ['database', (_: string, name: string) => `alter database "${name}"`],
])('a %s that is set to read only gets the statement that resets it', async (_, alter) => {
  const url = await makeServerDatabase();
  const { roleUrl, role } = await asRole(url, 'superuser');
  const statement = alter(role, nameIn(url));
  await run(`${statement} set default_transaction_read_only to on`);
  expect(await missingRights(await open(roleUrl))).toContain(
    `${statement} reset default_transaction_read_only`,
  );
  await run(`${statement} reset default_transaction_read_only`);
  expect(await missingRights(await open(roleUrl))).toBeNull();
});

test('tables of another role are named before a migration changes them', async () => {
  const url = await makeServerDatabase();
  const { roleUrl, role } = await asRole(url, 'in role pg_read_all_data, pg_write_all_data');
  const owner = await open(url);
  const { role: formerOwner } = await asRole(url);
  await sql
    .raw(`do $$ declare one record; begin
    for one in select oid::regclass as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('alter table %s owner to ${formerOwner}', one.name);
    end loop; end $$`)
    .execute(owner.query);
  await sql`delete from migration_texts where name = (select max(name) from migration_texts)`.execute(
    owner.query,
  );
  const missing = await missingRights(await open(roleUrl));
  expect(missing).toContain(`grant "${formerOwner}" to "${role}"`);
});
