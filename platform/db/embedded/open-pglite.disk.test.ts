import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { migratedDataDir, temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { sample, times } from '#tests/support/site/times.ts';
import { openPgliteIn, openPgliteScratch, proveDurable } from './open-pglite.ts';

async function openMigrated() {
  const database = await openDatabase({ dataDir: migratedDataDir(), log: quietLog });
  onTestFinished(() => database.close());
  return database;
}

test('every commit is synced to disk before it is acknowledged', async () => {
  const { query } = await openMigrated();
  const sync = vi.spyOn(fs, 'fsyncSync');
  for (let number = 1; number <= times(5, 20); number++) {
    const before = sync.mock.calls.length;
    await query
      .insertInto('settings')
      .values({ key: `k${number}`, value: '1' })
      .execute();
    expect(sync.mock.calls.length).toBeGreaterThan(before);
  }
  sync.mockRestore();
});

test('the engine runs with its durability settings', async () => {
  const { query } = await openMigrated();
  const names = [
    'fsync',
    'full_page_writes',
    'synchronous_commit',
    'wal_sync_method',
    'max_wal_size',
    'TimeZone',
  ];
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, current_setting(name) as setting from unnest(${names}::text[]) as name
  `.execute(query);
  expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    wal_sync_method: 'fsync',
    max_wal_size: '96MB',
    TimeZone: 'UTC',
  });
});

test.skipIf(process.platform === 'win32').each([
  ['the studio', openPgliteIn],
  ['the check of a backup', openPgliteScratch],
])('embedded database of %s: a new one has no file that other users may open', async (_, open) => {
  const folder = `${temporaryFolder()}/database`;
  const pglite = await open(folder);
  await pglite.exec('create table songs (title text); checkpoint');
  await pglite.close();
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile());
  expect(files.length).toBeGreaterThan(500);
  const modes = files.map((file) => fs.statSync(`${file.parentPath}/${file.name}`).mode & 0o077);
  expect([...new Set(modes)]).toEqual([0]);
});

test('an engine that does not sync commits is refused', async () => {
  const unguarded = await PGlite.create(`${migratedDataDir()}/database`);
  onTestFinished(() => unguarded.close());
  await expect(proveDurable(unguarded)).rejects.toThrow('refuses to start');
});

test('a failed sync stops the database: nothing is acknowledged after it, everything before is kept', async () => {
  const dataDir = migratedDataDir();
  const onStop = vi.fn();
  const database = await openDatabase({ dataDir, log: quietLog, onStop });
  const keep = ({ query }: Database, key: string) =>
    query.insertInto('settings').values({ key, value: '1' }).execute();
  await keep(database, 'acknowledged');

  const sync = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw new Error('the disk is gone');
  });
  await expect(keep(database, 'refused')).rejects.toThrow('I/O error');
  sync.mockRestore();
  await expect(keep(database, 'refused later')).rejects.toThrow('restart Belcanto');
  expect(onStop).toHaveBeenCalledOnce();
  await database.close();

  const next = await openDatabase({ dataDir, log: quietLog });
  const keys = (await next.query.selectFrom('settings').select('key').execute()).map((row) => row.key);
  await next.close();
  expect(keys).toContain('acknowledged');
  expect(keys).not.toContain('refused later');
});

test('an interrupted first start is initialised again', async () => {
  const dataDir = temporaryFolder();
  fs.mkdirSync(`${dataDir}/database.unfinished/base`, { recursive: true });
  fs.writeFileSync(`${dataDir}/database.unfinished/PG_VERSION`, '18\n');
  const database = await openDatabase({ dataDir, log: quietLog });
  expect((await sql`select 1 as one`.execute(database.query)).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(fs.existsSync(`${dataDir}/database.unfinished`)).toBe(false);
}, 180_000);

const damages: [name: string, damage: (database: string) => void][] = [
  ['without its control file', (database) => fs.rmSync(`${database}/global/pg_control`)],
  [
    'with an empty control file',
    (database) => fs.writeFileSync(`${database}/global/pg_control`, Buffer.alloc(8_192)),
  ],
  ['without its version file', (database) => fs.rmSync(`${database}/PG_VERSION`)],
  ['without its write-ahead log', (database) => fs.rmSync(`${database}/pg_wal`, { recursive: true })],
  ['without its tables', (database) => fs.rmSync(`${database}/base`, { recursive: true })],
];

test.each(sample(damages, 'damages', 2))(
  'a database %s is reported as damaged, with how to restore a backup',
  async (_, damage) => {
    const dataDir = migratedDataDir();
    const directory = `${dataDir}/database`;
    damage(directory);
    const hadVersion = fs.existsSync(`${directory}/PG_VERSION`);
    await expect(openDatabase({ dataDir, log: quietLog })).rejects.toThrow(
      `The embedded database in ${directory} is damaged and cannot be opened. To restore the newest backup: rename the folder ` +
        `${directory} to keep it, run npm run restore, and start Belcanto again.`,
    );
    expect(fs.existsSync(`${directory}/PG_VERSION`), 'no empty database was created instead').toBe(
      hadVersion,
    );
  },
);

test('a database of another PostgreSQL version is refused by naming both versions', async () => {
  const dataDir = migratedDataDir();
  fs.writeFileSync(`${dataDir}/database/PG_VERSION`, '16\n');
  await expect(openDatabase({ dataDir, log: quietLog })).rejects.toThrow(
    /was written by PostgreSQL 16; this version of Belcanto needs 18\./,
  );
});
