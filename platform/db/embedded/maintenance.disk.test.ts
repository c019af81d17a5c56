import { readdirSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { migratedDataDir } from '#tests/support/site/temporary-folder.ts';
import { startMaintenance, walBytesSinceCheckpoint } from './maintenance.ts';

const MB = 1024 * 1024;

async function open(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir, log: quietLog });
  onTestFinished(() => database.close());
  await sql`create table busy (id int, body text)`.execute(database.query);
  await sql`alter table busy alter body set storage external`.execute(database.query);
  return database;
}

function runMaintenance(database: Database): void {
  onTestFinished(startMaintenance(database, quietLog, 20));
}

async function deadRows({ query }: Database): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(query);
  const { rows } = await sql<{ dead: number }>`
    select n_dead_tup as dead from pg_stat_all_tables where relname = 'busy'
  `.execute(query);
  return rows[0]?.dead ?? 0;
}

test('maintenance: the timer vacuums dead rows', async () => {
  const database = await open(migratedDataDir());
  await sql`insert into busy select n, '' from generate_series(1, 500) n`.execute(database.query);
  for (let round = 0; round < 4; round++)
    await sql`update busy set body = ${String(round)}`.execute(database.query);
  expect(await deadRows(database)).toBeGreaterThanOrEqual(1000);
  runMaintenance(database);
  await expect.poll(() => deadRows(database)).toBe(0);
});

test('maintenance: the timer limits the write-ahead log under a write load', async () => {
  const dataDir = migratedDataDir();
  const database = await open(dataDir);
  runMaintenance(database);
  for (let round = 0; round < 50; round++) {
    await sql`insert into busy values (${round}, repeat('x', ${4 * MB}))`.execute(database.query);
  }
  await expect.poll(() => walBytesSinceCheckpoint(database)).toBeLessThan(40 * MB);
  const wal = `${dataDir}/database/pg_wal`;
  const bytes = readdirSync(wal).reduce((sum, file) => sum + statSync(`${wal}/${file}`).size, 0);
  expect(bytes).toBeLessThan(160 * MB);
}, 180_000);
