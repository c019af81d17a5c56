import { appendFileSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMigratedDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { migrate, migrationsFolder } from './migrate.ts';

// Tables are created and dropped, so this database is not shared.
let given: TestDatabase;
beforeAll(async () => {
  given = await openMigratedDatabase();
});
afterAll(() => given.db.close());

function copyOfMigrations(): string {
  const folder = temporaryFolder();
  cpSync(migrationsFolder, folder, { recursive: true });
  return folder;
}

const tableExists = async (name: string) => {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass(${name}) is not null as exists
  `.execute(given.db.query);
  return rows[0]?.exists;
};

test('a database that is up to date is left unchanged', async () => {
  expect(await migrate(given.db)).toEqual([]);
});

test('a migration that was edited after it ran is refused', async () => {
  const folder = copyOfMigrations();
  appendFileSync(`${folder}/0001-settings-and-content.sql`, '\n-- a better comment\n');
  await expect(migrate(given.db, folder)).rejects.toThrow(
    '0001-settings-and-content was edited after it ran',
  );
});

test('a database that has diverged from this version is refused as newer', async () => {
  const folder = copyOfMigrations();
  rmSync(`${folder}/0001-settings-and-content.sql`);
  writeFileSync(`${folder}/9997-other-branch.sql`, 'select 1;');
  await expect(migrate(given.db, folder)).rejects.toThrow('newer than this version');
});

test('rolling upgrade: this version starts on newer migrations that add, and on removals that require what it knows', async () => {
  const upgraded = await openMigratedDatabase();
  try {
    const folder = copyOfMigrations();
    writeFileSync(`${folder}/9990-add.sql`, 'create table added (id int);');
    writeFileSync(`${folder}/9991-remove.sql`, '-- requires: 0001-settings-and-content\nselect 1;');
    expect(await migrate(upgraded.db, folder)).toEqual(['9990-add', '9991-remove']);
    expect(await migrate(upgraded.db)).toEqual([]);
    expect(await migrate(upgraded.db, folder)).toEqual([]);
  } finally {
    await upgraded.db.close();
  }
});

test('rolling upgrade: a removal that requires a later version is refused by this one', async () => {
  const upgraded = await openMigratedDatabase();
  try {
    const folder = copyOfMigrations();
    writeFileSync(`${folder}/9990-add.sql`, 'create table added (id int);');
    writeFileSync(`${folder}/9991-remove.sql`, '-- requires: 9990-add\nselect 1;');
    await migrate(upgraded.db, folder);
    await expect(migrate(upgraded.db)).rejects.toThrow(
      'newer than this version of Belcanto (the migration 9991-remove requires 9990-add). Start the newer version.',
    );
  } finally {
    await upgraded.db.close();
  }
});

test('a database from before the squash is refused with the remedy', async () => {
  const migratedBefore = await openMigratedDatabase();
  try {
    await sql`update migration_texts set name = '0001-foundation' where name = '0001-settings-and-content'`.execute(
      migratedBefore.db.query,
    );
    await expect(migrate(migratedBefore.db)).rejects.toThrow(
      /before the first release and cannot be upgraded.*Move the data folder away/,
    );
  } finally {
    await migratedBefore.db.close();
  }
});

test('a failed migration is rolled back, and named', async () => {
  const folder = copyOfMigrations();
  writeFileSync(`${folder}/9998-half.sql`, 'create table half (id int); select 1 / 0;');
  await expect(migrate(given.db, folder)).rejects.toThrow(
    '9998-half failed and was undone: division by zero',
  );
  expect(await tableExists('half')).toBe(false);
});

test('new migrations run once, in the order of their names', async () => {
  const folder = copyOfMigrations();
  writeFileSync(`${folder}/9999-b.sql`, 'alter table step add column b int;');
  writeFileSync(`${folder}/9998-a.sql`, "create table step (a text default 'ø; --');");
  expect(await migrate(given.db, folder)).toEqual(['9998-a', '9999-b']);
  expect(await migrate(given.db, folder)).toEqual([]);
});
