import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openBackupStore } from '#platform/backup/backup-store.ts';
import { backupName } from '#platform/backup/backups.ts';
import { openSnapshot } from '#platform/backup/snapshot.ts';
import { writeArchive } from '#platform/backup/write-archive.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { diskFiles } from '#platform/files/disk-files.ts';
import { isPaused } from '#studio/office/backups/backups.queries.ts';
import { loadSample } from '#studio/office/sample/load-sample.ts';
import { makeEmptyServerDatabase, makeServerDatabase } from '#tests/support/database/postgres.ts';
import { testSettings } from '#tests/support/site/app.ts';
import { runProgram } from '#tests/support/site/program.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { migratedDataDir, temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { times } from '#tests/support/site/times.ts';
import { backUp } from './back-up.ts';
import { moveToServer } from './move-to-server.ts';
import { restore } from './restore.ts';

/** Milliseconds: three databases are filled; far beyond what a busy machine needs. */
const limitMs = 900_000;
const log = quietLog;
const open = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl, log });

/** Every row but those that a restore writes. */
async function everything(db: Database): Promise<string[]> {
  const snapshot = await openSnapshot(db);
  const found: string[] = [];
  for (const table of snapshot.tables) {
    for await (const lines of snapshot.rows(table, 'by-row'))
      found.push(
        ...lines
          .filter((line) => !/^\["(?:restored|last-backup)"/.test(line))
          .map((line) => `${table.name} ${line}`),
      );
  }
  found.push(JSON.stringify(await snapshot.sequences()));
  await snapshot.close();
  return found;
}

async function backUpOf(db: Database, dataDir: string): Promise<void> {
  const store = openBackupStore({ dataDir, backups: testSettings().backups });
  const snapshot = await openSnapshot(db);
  const archive = { store, name: backupName(testNow, false), passphrase: null };
  await writeArchive({ snapshot, files: diskFiles(`${dataDir}/uploads`), madeAt: testNow }, archive);
}

test(
  'move-to-server: every row of the embedded database is on the server; its backup restores on both engines',
  async () => {
    const dataDir = migratedDataDir();
    const embedded = testSettings({ DATA_DIR: dataDir });
    const from = await openDatabase({ dataDir, log });
    await loadSample({ db: from, clock: { now: () => testNow }, settings: embedded });
    const expected = await everything(from);
    await from.close();
    const databaseUrl = await makeEmptyServerDatabase();
    const settings = testSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    expect(await moveToServer({ settings, log })).toMatchObject([
      expect.stringMatching(/^Moved \d+ rows/),
      {},
    ]);
    await expect(moveToServer({ settings, log })).rejects.toThrow('not empty');
    const server = await open(databaseUrl);
    expect(await everything(server)).toEqual(expected);
    await server.close();

    expect(await backUp({ settings, log })).toMatchObject([expect.stringContaining('compared')]);
    const targetUrl = await makeEmptyServerDatabase();
    await restore({ settings: testSettings({ DATA_DIR: dataDir, DATABASE_URL: targetUrl }), log });
    const target = await open(targetUrl);
    expect(await everything(target)).toEqual(expected);
    expect(await isPaused(target.query)).toBe(true);
    const valid = sql`select conname from pg_constraint where not convalidated union all
    select tgname from pg_trigger where tgenabled <> 'O'`;
    expect((await valid.execute(target.query)).rows).toEqual([]);
    await target.close();
  },
  limitMs,
);

test('restore: an archive of an older version is upgraded, and one of a newer version is refused', async () => {
  const dataDir = temporaryFolder();
  const oldUrl = await makeEmptyServerDatabase();
  const client = new pg.Client({ connectionString: oldUrl });
  await client.connect();
  await client.query(readFileSync(new URL('../../tests/fixtures/schema-0001.sql', import.meta.url), 'utf8'));
  await client.query(`set search_path = public; insert into emails (message_id, kind, language, recipient, subject, state)
    values ('<1@example.com>', 'x', 'da', 'a@example.com', 's', 'waiting')`);
  await client.end();
  const old = await open(oldUrl);
  await backUpOf(old, dataDir);
  const databaseUrl = await makeEmptyServerDatabase();
  await restore({ settings: testSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }), log });
  const restored = await open(databaseUrl);
  expect((await sql<{ state: string }>`select state from emails`.execute(restored.query)).rows).toEqual([
    { state: 'held' },
  ]);
  await restored.close();

  await sql`insert into migration_texts values ('9999-later', 'x')`.execute(old.query);
  const laterDir = temporaryFolder();
  await backUpOf(old, laterDir);
  await old.close();
  const laterUrl = await makeEmptyServerDatabase();
  await expect(
    restore({ settings: testSettings({ DATA_DIR: laterDir, DATABASE_URL: laterUrl }), log }),
  ).rejects.toThrow('made by a newer version of Belcanto (9999-later)');
});

const rounds = times(2, 40);

test(`restore: killed at any moment, the target is empty or complete (${rounds} kills)`, async () => {
  const dataDir = temporaryFolder();
  const source = await open(await makeServerDatabase());
  await backUpOf(source, dataDir);
  await source.close();
  const databaseUrl = await makeEmptyServerDatabase();
  const tables = async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'");
    await client.end();
    return rows.length;
  };
  for (let round = 0; round < rounds && (await tables()) === 0; round++) {
    const restoring = runProgram('restore-backup', dataDir, databaseUrl);
    await restoring.nextLine();
    await pause(Math.random() * 1_500);
    restoring.process.kill('SIGKILL');
    await restoring.ended;
  }
  const settings = testSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  if ((await tables()) === 0) await restore({ settings, log });
  const target = await open(databaseUrl);
  expect(await isPaused(target.query)).toBe(true);
  await target.close();
});
