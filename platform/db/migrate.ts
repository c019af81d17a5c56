import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Database, Queries, Tx } from './database.ts';
import { type LockRetry, lockMigrations, retryWhenLocked } from './migration-locks.ts';

export const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/**
 * One transaction, idempotent, safe with concurrent processes. Throws on an edited or unreleased migration, and on a
 * newer database, unless this version may still run on it: see `refuseTooNew`.
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder,
  lockRetry: LockRetry = {},
): Promise<string[]> {
  const texts = await migrationTexts(folder);
  const ran = await migrationsThatRan(database.query);
  refuseUnreleased(ran, texts);
  refuseEdited(ran, texts);
  if ([...texts.keys()].every((name) => ran.has(name))) {
    refuseTooNew(ran, texts);
    return [];
  }
  const attempt = () =>
    database.transaction(async (tx) => {
      await lockMigrations(tx);
      return migrateIn(tx, texts);
    });
  return retryWhenLocked(attempt, lockRetry);
}

export interface RanMigration {
  name: string;
  sha256: string;
}

/** Empty when the database has never been migrated. */
export async function ranMigrations(query: Queries): Promise<RanMigration[]> {
  return [...(await migrationsThatRan(query))].map(([name, { sha256: hash }]) => ({ name, sha256: hash }));
}

/**
 * The tables and sequences that these migrations create; the database may hold those of others beside them. Null: some
 * migration is unknown, so that its tables are, too.
 */
export async function ownRelations(
  ran: readonly RanMigration[],
  folder = migrationsFolder,
): Promise<string[] | null> {
  const texts = await migrationTexts(folder);
  if (ran.some(({ name }) => !texts.has(name))) return null;
  const created = /^create (?:unlogged )?(?:table|sequence) (\w+)/gim;
  return [...texts.values()].flatMap((text) => [...text.matchAll(created)].map(([, name]) => name ?? ''));
}

/** In an empty database, the schema after `expected`, in the caller's transaction. Throws when they are not all known. */
export async function createSchema(
  tx: Tx,
  expected: readonly RanMigration[],
  folder = migrationsFolder,
): Promise<void> {
  const texts = await migrationTexts(folder);
  const unknown = expected.filter(({ name }) => !texts.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new Error(
      `The archive was made by a newer version of Belcanto (${unknown.join(', ')}). Install that version first.`,
    );
  }
  refuseEdited(new Map(expected.map(({ name, sha256 }) => [name, { sha256, requires: null }])), texts);
  await migrateIn(tx, new Map([...texts].filter(([name]) => expected.some((one) => one.name === name))));
}

/** The rest of the migrations, in the caller's transaction. */
export async function migrateInside(tx: Tx, folder = migrationsFolder): Promise<void> {
  await migrateIn(tx, await migrationTexts(folder));
}

/** In the caller's transaction. Writes Kysely's tables, too: the migrator of earlier versions reads them. */
async function migrateIn(tx: Tx, texts: Map<string, string>): Promise<string[]> {
  await sql.raw(ownTables).execute(tx);
  const ran = await migrationsThatRan(tx);
  refuseOtherOrder(ran, texts);
  const pending = [...texts].filter(([name]) => !ran.has(name));
  for (const [name, text] of pending) {
    try {
      await sql.raw(text).execute(tx);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The migration ${name} failed and was undone: ${reason}`, { cause: error });
    }
    await sql`insert into migration_texts values (${name}, ${sha256(text)}, ${requiredBy(text)})`.execute(tx);
    await sql`insert into kysely_migration values (${name}, ${ranAt})`.execute(tx);
  }
  return pending.map(([name]) => name);
}

const ranAt = sql`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const ownTables = `
  create table if not exists kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);
  create table if not exists kysely_migration_lock
    (id varchar(255) not null primary key, is_locked integer default 0 not null);
  insert into kysely_migration_lock values ('migration_lock', 0) on conflict do nothing;
  create table if not exists migration_texts (name text primary key, sha256 text not null);
  alter table migration_texts add column if not exists requires text`;

function refuseOtherOrder(ran: Map<string, StoredMigration>, texts: Map<string, string>): void {
  const names = [...texts.keys()];
  const unknown = [...ran.keys()].find((name) => !texts.has(name));
  if (unknown !== undefined) throw new Error(tooNew(`the migration ${unknown} is unknown`));
  const other = names.slice(0, ran.size).find((name) => !ran.has(name));
  if (other !== undefined)
    throw new Error(`Migrating failed: the migration ${other} is missing, although later ones have run.`);
}

/** Names of migrations that have not run. Throws as `migrate` does, and changes nothing. */
export async function pendingMigrations(database: Database, folder = migrationsFolder): Promise<string[]> {
  const texts = await migrationTexts(folder);
  const ran = await migrationsThatRan(database.query);
  refuseUnreleased(ran, texts);
  refuseEdited(ran, texts);
  refuseTooNew(ran, texts);
  return [...texts.keys()].filter((name) => !ran.has(name));
}

async function migrationTexts(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => {
        const text = await readFile(`${folder}/${file}`, 'utf8');
        return [file.slice(0, -'.sql'.length), text.replaceAll('\r\n', '\n')];
      }),
    ),
  );
}

/** The migration that a process must know to run on a database with this one, from its first line. */
function requiredBy(text: string): string | null {
  return /^-- requires: (\S+)\n/.exec(text)?.[1] ?? null;
}

interface StoredMigration {
  sha256: string;
  requires: string | null;
}

async function migrationsThatRan(query: Queries): Promise<Map<string, StoredMigration>> {
  const { rows: tables } = await sql`select 1 where to_regclass('migration_texts') is not null`.execute(
    query,
  );
  if (tables.length === 0) return new Map();
  // Through JSON, because databases before 0014 lack the column `requires`.
  const { rows } = await sql<{ row: StoredMigration & { name: string } }>`
    select to_jsonb(migration_texts) as row from migration_texts order by name collate "C"
  `.execute(query);
  return new Map(rows.map(({ row }) => [row.name, { sha256: row.sha256, requires: row.requires ?? null }]));
}

/** The migrations were squashed before the first release (docs/decisions/126). */
const FIRST_UNRELEASED = '0001-foundation';

function refuseUnreleased(ran: Map<string, StoredMigration>, texts: Map<string, string>): void {
  if (!ran.has(FIRST_UNRELEASED) || texts.has(FIRST_UNRELEASED)) return;
  throw new Error(
    'This data was written by a development version before the first release and cannot be upgraded. ' +
      'Move the data folder away (or use an empty database) and start again.',
  );
}

/** An edited migration would leave databases that differ without notice. */
function refuseEdited(ran: Map<string, StoredMigration>, texts: Map<string, string>): void {
  for (const [name, text] of texts) {
    const then = ran.get(name)?.sha256;
    if (then === undefined || then === sha256(text)) continue;
    throw new Error(
      `The migration ${name} was edited after it ran on this database. Undo the edit and add a new migration.`,
    );
  }
}

/**
 * Rolling upgrades: a version keeps running, and starts, on a database with migrations that it does not know, as long
 * as they only add. One that removes something names what a process must know: `-- requires: 0014-processes`.
 */
function refuseTooNew(ran: Map<string, StoredMigration>, texts: Map<string, string>): void {
  for (const [name, { requires }] of ran) {
    if (texts.has(name) || requires === null || texts.has(requires)) continue;
    throw new Error(tooNew(`the migration ${name} requires ${requires}`));
  }
}

function tooNew(reason: string): string {
  return `The database is newer than this version of Belcanto (${reason}). Start the newer version.`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
