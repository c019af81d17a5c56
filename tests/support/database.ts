import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openPgliteInMemory } from '#platform/db/embedded/open-pglite.ts';
import { databaseOverPglite, openDatabase } from '#platform/db/open-database.ts';
import { makeServerDatabase } from './postgres.ts';
import { quietLog } from './quiet-log.ts';
import { rememberMigratedRows, reset } from './reset.ts';

export type Engine = Database['engine'];

export interface TestDatabase {
  /** Migrated, and as the migrations left it at the start of every test. */
  readonly db: Database;
  /** On a server: what a further process puts into DATABASE_URL. Empty on the embedded engine. */
  readonly url: string;
}

/**
 * Gives the tests of this file one database: `const given = testDatabase();`, then `given.db` inside a test.
 * 'embedded' (the default) lives in memory; 'server' needs a `*.pg.test.ts` file. What `prepare` writes is there at
 * the start of every test.
 */
export function testDatabase(
  engine: Engine = 'embedded',
  prepare: (db: Database) => Promise<unknown> = async () => {},
): TestDatabase {
  const given: { db?: Database; url: string } = { url: '' };
  beforeAll(async () => {
    Object.assign(given, await freshDatabase(engine));
    await prepare(given.db as Database);
    await rememberMigratedRows(given.db as Database);
  });
  beforeEach(() => reset(given.db as Database));
  afterAll(() => given.db?.close());
  return given as TestDatabase;
}

/** A migrated database of the caller's own; the caller closes it. */
export async function freshDatabase(engine: Engine = 'embedded'): Promise<TestDatabase> {
  if (engine === 'embedded') return { db: await freshEmbedded(), url: '' };
  const url = await makeServerDatabase();
  return { db: await openDatabase({ dataDir: '', databaseUrl: url, log: quietLog }), url };
}

async function freshEmbedded(): Promise<Database> {
  const image = new Blob([readFileSync(`${inject('goldenImage')}/dump.tar`)]);
  return databaseOverPglite(await openPgliteInMemory(image), quietLog);
}
