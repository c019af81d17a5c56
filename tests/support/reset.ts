import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Kept as they are: what the migrator knows about itself. */
const KEPT = ['kysely_migration', 'kysely_migration_lock', 'migration_texts'];
/** Rows as they were, a list of the tables written to since, and the sequences' values. */
const SEEDS = 'migrated_rows';

/**
 * Remembers what is in the tables now, and from here on which of them are written to. Call once. The list only grows
 * by appended rows, so writers never wait for each other because of it.
 */
export async function rememberMigratedRows(database: Database): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database.query);
  await run(`create schema ${SEEDS}`);
  await run(`create table ${SEEDS}.touched (name text)`);
  await run(`create table ${SEEDS}.sequences as
    select schemaname || '.' || sequencename as name, coalesce(last_value, start_value) as value,
      last_value is not null as is_called
    from pg_sequences where schemaname = 'public'`);
  await run(`create function ${SEEDS}.touch() returns trigger language plpgsql as $$
    begin insert into ${SEEDS}.touched values (tg_table_name); return null; end $$`);
  for (const table of await tablesIn(database, 'public')) {
    await run(`create table ${SEEDS}."${table}" as table public."${table}"`);
    await run(`create trigger touched_since after insert or update or delete or truncate on public."${table}"
      for each statement execute function ${SEEDS}.touch()`);
  }
}

/** Puts every table and every sequence back to what was remembered. Fast: only tables that were written to are filled anew. */
export async function reset(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await sql
      .raw<{ name: string }>(`select distinct name from ${SEEDS}.touched`)
      .execute(tx);
    await sql.raw(`select setval(name::regclass, value, is_called) from ${SEEDS}.sequences`).execute(tx);
    if (rows.length === 0) return;
    // Neither foreign keys nor triggers, ours included, have a say while the tables are put back.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { name } of rows) {
      await sql.raw(`delete from public."${name}"`).execute(tx);
      await sql
        .raw(`insert into public."${name}" overriding system value table ${SEEDS}."${name}"`)
        .execute(tx);
    }
    await sql.raw(`delete from ${SEEDS}.touched`).execute(tx);
  });
}

async function tablesIn({ query }: Database, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = to_regnamespace(${schema}) order by relname
  `.execute(query);
  return rows.map((row) => row.name).filter((name) => !KEPT.includes(name));
}
