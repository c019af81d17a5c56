import { sql } from 'kysely';
import type { Database, Tx } from '#platform/db/database.ts';

/** Kept as they are: what the migrator knows about itself. */
const KEPT = ['kysely_migration', 'kysely_migration_lock', 'migration_texts'];
const SEEDS = 'migrated_rows';

/** Remembers what the migrations themselves put into the tables. Call once, on a freshly migrated database. */
export async function rememberMigratedRows(database: Database): Promise<void> {
  await sql.raw(`create schema ${SEEDS}`).execute(database.query);
  for (const table of await filledTables(database)) {
    await sql.raw(`create table ${SEEDS}.${table} as table public.${table}`).execute(database.query);
  }
}

/** Puts every table back to what it was after the migrations. Fast: only tables that hold rows are emptied. */
export async function reset(database: Database): Promise<void> {
  const filled = await filledTables(database);
  const seeds = await tablesIn(database, SEEDS);
  await database.transaction(async (tx) => {
    if (filled.length > 0) {
      await sql.raw(`truncate ${filled.join(', ')} restart identity cascade`).execute(tx);
    }
    if (seeds.length === 0) return;
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of seeds) {
      await sql
        .raw(`insert into public.${table} overriding system value table ${SEEDS}.${table}`)
        .execute(tx);
      await countOn(tx, table);
    }
  });
}

/** New rows are numbered after the ones that were put back. */
async function countOn(tx: Tx, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${`public.${table}`}::regclass and attidentity <> ''
  `.execute(tx);
  for (const { name } of rows) {
    const sequence = `pg_get_serial_sequence('public.${table}', '${name}')`;
    await sql.raw(`select setval(${sequence}, max(${name})) from public.${table}`).execute(tx);
  }
}

async function filledTables(database: Database): Promise<string[]> {
  const tables = (await tablesIn(database, 'public')).filter((table) => !KEPT.includes(table));
  if (tables.length === 0) return [];
  const probes = tables.map((table) => `select '${table}' as name where exists (select from ${table})`);
  const { rows } = await sql.raw<{ name: string }>(probes.join(' union all ')).execute(database.query);
  return rows.map((row) => row.name);
}

async function tablesIn({ query }: Database, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = to_regnamespace(${schema}) order by relname
  `.execute(query);
  return rows.map((row) => row.name);
}
