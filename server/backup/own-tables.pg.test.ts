import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSnapshot } from '#platform/backup/snapshot.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { backupFailure } from '#studio/office/backups/backups.queries.ts';
import { makeEmptyServerDatabase, makeServerDatabase } from '#tests/support/database/postgres.ts';
import { testSettings } from '#tests/support/site/app.ts';
import { quietLog as log } from '#tests/support/site/quiet-log.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { backUp, rehearseBackup } from './back-up.ts';
import { restore } from './restore.ts';

const open = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl, log });

/** As Debian's and hosters' roles have it: own schema first. */
async function withSearchPath(): Promise<string> {
  const url = await makeEmptyServerDatabase();
  const db = await open(url);
  await sql`create schema studio`.execute(db.query);
  await sql`alter database ${sql.id(url.slice(url.lastIndexOf('/') + 1))} set search_path = studio, public`.execute(
    db.query,
  );
  await db.close();
  return url;
}

test('backup: with a search_path of another schema, it is made, compared and restored there', async () => {
  const databaseUrl = await withSearchPath();
  const db = await open(databaseUrl);
  await migrate(db);
  await sql`create table public.orders (of_another_program int)`.execute(db.query);
  await db.close();
  const dataDir = temporaryFolder();
  const settings = testSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  expect(await backUp({ settings, log })).toMatchObject([expect.stringContaining('compared')]);

  const targetUrl = await withSearchPath();
  await restore({ settings: testSettings({ DATA_DIR: dataDir, DATABASE_URL: targetUrl }), log });
  const target = await open(targetUrl);
  const { rows } = await sql`select schemaname from pg_tables where tablename = 'orders'`.execute(
    target.query,
  );
  expect(rows).toEqual([{ schemaname: 'studio' }]);
  await target.close();
});

test('backup: tables and sequences of other programs in the same schema are left out', async () => {
  const databaseUrl = await makeServerDatabase();
  const db = await open(databaseUrl);
  const before = await openSnapshot(db);
  const sequences = await before.sequences();
  await before.close();
  const all = await sql`select 1 from pg_tables where schemaname = 'public'`.execute(db.query);
  expect(before.tables).toHaveLength(all.rows.length - 3);
  await sql`create table spatial_ref_sys (srid serial primary key, srtext text)`.execute(db.query);
  await sql`insert into spatial_ref_sys (srtext) values ('WGS 84')`.execute(db.query);
  const after = await openSnapshot(db);
  expect(after.tables).toEqual(before.tables);
  expect(await after.sequences()).toEqual(sequences);
  await after.close();
  const settings = testSettings({ DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl });
  expect(await backUp({ settings, log })).toMatchObject([expect.stringContaining('compared')]);
  expect(await rehearseBackup({ settings, log }, { db, studio: null })).toBeGreaterThan(0);
  await db.close();
});

test('backup: one that fails records its own reason until one is made', async () => {
  const databaseUrl = await makeServerDatabase();
  const dataDir = temporaryFolder();
  const folder = `${dataDir}/a-file`;
  writeFileSync(folder, '');
  const variables = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const failing = backUp({ settings: testSettings({ ...variables, BACKUP_FOLDER: folder }), log });
  const reason = await failing.catch((error: Error) => error.message);
  const db = await open(databaseUrl);
  expect(await backupFailure(db.query)).toMatchObject({ reason });
  await backUp({ settings: testSettings(variables), log });
  expect(await backupFailure(db.query)).toBeNull();

  await sql`alter table settings add column other int`.execute(db.query);
  await expect(
    rehearseBackup({ settings: testSettings(variables), log }, { db, studio: null }),
  ).rejects.toThrow('other');
  await db.close();
});
