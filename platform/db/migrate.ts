import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Queries, Tx } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/**
 * One transaction, idempotent, safe with concurrent processes. Throws on an edited or unreleased migration, and on a
 * newer database, unless this version may still run on it: see `refuseTooNew`.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  const texts = await migrationTexts(folder);
  const ran = await migrationsThatRan(database.query);
  refuseUnreleased(ran, texts);
  refuseEdited(ran, texts);
  if ([...texts.keys()].every((name) => ran.has(name))) {
    refuseTooNew(ran, texts);
    return [];
  }
  return migrateIn(database.query, texts);
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

async function migrateIn(query: Queries, texts: Map<string, string>): Promise<string[]> {
  const migrator = new Migrator({
    db: query,
    provider: { getMigrations: async () => Object.fromEntries([...texts].map(asMigration)) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error)
    throw new Error(failure(error, results.find((one) => one.status === 'Error')?.migrationName), {
      cause: error,
    });
  return results.map((one) => one.migrationName);
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

function asMigration([name, text]: [string, string]): [string, Migration] {
  return [
    name,
    {
      async up(tx: Kysely<unknown>) {
        await sql.raw(text).execute(tx);
        await sql`create table if not exists migration_texts (name text primary key, sha256 text not null)`.execute(
          tx,
        );
        await sql`alter table migration_texts add column if not exists requires text`.execute(tx);
        await sql`insert into migration_texts values (${name}, ${sha256(text)}, ${requiredBy(text)})`.execute(
          tx,
        );
      },
    },
  ];
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

function failure(error: unknown, name: string | undefined): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (/previously executed migration .* is missing/.test(reason)) {
    return tooNew(reason);
  }
  return name ? `The migration ${name} failed and was undone: ${reason}` : `Migrating failed: ${reason}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
