import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Log } from '#platform/log.ts';
import { DURABLE_SETTINGS, startCluster } from '#tests/support/database/postgres-cluster.ts';

export type Engine = 'embedded' | 'server';

const quiet: Log = { debug() {}, info() {}, warn() {}, error() {} };

export interface BenchDatabase {
  engine: Engine;
  /** Environment variables for a site that uses this database. */
  variables: Record<string, string>;
  /** Opens it in this process; on the embedded engine only while no site runs on it. */
  open: () => Promise<Database>;
  remove: () => Promise<void>;
}

/**
 * Creates a migrated database with all rate limits raised, because a benchmark sends more than a visitor may.
 */
export async function createBenchDatabase(engine: Engine): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'belcanto-bench-'));
  const cluster = engine === 'server' ? await startCluster(DURABLE_SETTINGS) : null;
  const databaseUrl = cluster ? await createDatabase(cluster.url) : null;
  const dataDir = join(folder, 'data');
  const open = () => openDatabase({ dataDir, log: quiet, ...(databaseUrl ? { databaseUrl } : {}) });
  const db = await open();
  await migrate(db);
  await raiseLimits(db);
  await db.close();
  return {
    engine,
    variables: { DATA_DIR: dataDir, TRUST_PROXY: '1', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
    open,
    remove: async () => {
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(clusterUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${clusterUrl}/postgres` });
  await client.connect();
  await client.query('create database bench');
  await client.end();
  return `${clusterUrl}/bench`;
}

async function raiseLimits(db: Database): Promise<void> {
  const value = json({
    unpaidHoldsPerAddress: 1_000_000,
    unpaidHoldsPerEmail: 1_000_000,
    holdsPerAddress: 1_000_000,
    searchesPerAddress: 1_000_000,
    missingPagesPerAddress: 1_000_000,
  });
  await db.query
    .insertInto('settings')
    .values({ key: 'limits', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
