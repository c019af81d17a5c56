import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openPgliteInMemory } from '#platform/db/embedded/open-pglite.ts';
import { databaseOverPglite, openDatabase } from '#platform/db/open-database.ts';
import { quietLog } from '../site/quiet-log.ts';
import { chosenLocale, makeServerDatabase } from './postgres.ts';
import { deletePreparedRows, rememberBase, rememberPreparedRows, reset } from './reset.ts';

export type Engine = Database['engine'];

export interface TestDatabase {
  readonly db: Database;
  /** On a server: the DATABASE_URL for another process. Empty on the embedded engine. */
  readonly url: string;
}

/** Rows of a migrated database before any test file uses it: written once per process, then shared. */
export type Base = (db: Database) => Promise<unknown>;

const asMigrated: Base = async () => {};

/**
 * Gives the tests of this file one database: `const given = testDatabase();`, then `given.db` inside a test.
 * 'embedded' (the default) is in memory; 'server' needs a `*.pg.test.ts` file. The rows that `base` and then
 * `prepare` write are there at the start of every test. Only rows may be changed.
 */
export function testDatabase(
  engine: Engine = 'embedded',
  prepare: (db: Database) => Promise<unknown> = async () => {},
  base: Base = asMigrated,
): TestDatabase {
  const given: { db?: Database; url: string } = { url: '' };
  let release: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const borrowed = await borrowDatabase(engine, base);
    release = borrowed.release;
    Object.assign(given, { db: borrowed.db, url: borrowed.url });
    await prepare(borrowed.db);
    await rememberPreparedRows(borrowed.db);
  });
  beforeEach(() => reset(given.db as Database));
  afterAll(() => release?.());
  return given as TestDatabase;
}

export interface BorrowedDatabase extends TestDatabase {
  /** Resets it to its base, for the next test file. */
  release(): Promise<void>;
}

/** Test files of a process share its databases, because making one takes longer than most files. */
const idle = { embedded: new Map<Base, TestDatabase[]>(), server: new Map<Base, TestDatabase[]>() };

/** A migrated database with the rows of its base, for one test file at a time. */
export async function borrowDatabase(
  requested: Engine = 'embedded',
  base: Base = asMigrated,
): Promise<BorrowedDatabase> {
  const engine = chosenLocale() ? 'server' : requested;
  const shelf = idle[engine].get(base) ?? [];
  idle[engine].set(base, shelf);
  const borrowed = shelf.pop() ?? (await rememberedDatabase(engine, base));
  return {
    ...borrowed,
    async release() {
      await deletePreparedRows(borrowed.db);
      shelf.push(borrowed);
    },
  };
}

async function rememberedDatabase(engine: Engine, base: Base): Promise<TestDatabase> {
  const created = await openMigratedDatabase(engine);
  await base(created.db);
  await rememberBase(created.db);
  return created;
}

/** A migrated database of the caller's own; the caller closes it. */
export async function openMigratedDatabase(engine: Engine = 'embedded'): Promise<TestDatabase> {
  if (engine === 'embedded') return { db: await openEmbedded(), url: '' };
  const url = await makeServerDatabase();
  return { db: await openDatabase({ dataDir: '', databaseUrl: url, log: quietLog }), url };
}

async function openEmbedded(): Promise<Database> {
  const folder = inject('databaseTemplate');
  if (folder === undefined) throw new Error('A test that needs a database is named *.db.test.ts (STYLE.md).');
  const image = new Blob([readFileSync(`${folder}/dump.tar`)]);
  return databaseOverPglite(await openPgliteInMemory(image), quietLog);
}
