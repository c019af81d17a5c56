import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Not reset: the migrator's own tables. */
const MIGRATOR_TABLES = ['kysely_migration', 'kysely_migration_lock', 'migration_texts'];
/** Rows before any test file prepares its own, the tables written to since, and the values of the sequences. */
const BASE = 'base_rows';
const PREPARED = 'prepared_rows';

/**
 * Saves the rows of all tables, and records from then on which are written to. Call once per database. The list is
 * append-only, so writers never wait for each other.
 */
export async function rememberBase(database: Database): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(database.query);
  await run(`create schema ${BASE}`);
  await run(`create schema ${PREPARED}`);
  await run(`create table ${BASE}.touched (name text)`);
  await run(sequencesInto(BASE));
  await run(sequencesInto(PREPARED));
  await run(`create function ${BASE}.touch() returns trigger language plpgsql as $$
    begin insert into ${BASE}.touched values (tg_table_name); return null; end $$`);
  await run(putBack);
  for (const table of await tablesIn(database, 'public')) {
    await run(`create table ${BASE}."${table}" as table public."${table}"`);
    await run(`create trigger touched_since after insert or update or delete or truncate on public."${table}"
      for each statement execute function ${BASE}.touch()`);
  }
}

/** Saves what a test file has prepared: each of its tests starts from here, until `forgetPreparedRows`. */
export async function rememberPreparedRows(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx);
    for (const name of await touchedIn(tx)) {
      await run(`drop table if exists ${PREPARED}."${name}"`);
      await run(`create table ${PREPARED}."${name}" as table public."${name}"`);
    }
    await run(`drop table ${PREPARED}.sequences`);
    await run(sequencesInto(PREPARED));
    await run(`delete from ${BASE}.touched`);
  });
}

/**
 * Resets every table and sequence to the prepared state. Fast: only tables that were written to are refilled.
 */
export async function reset(database: Database): Promise<void> {
  await sql.raw(`select ${BASE}.put_back()`).execute(database.query);
}

/** Resets every table and sequence to the base and deletes pending jobs, for the next test file. */
export async function deletePreparedRows(database: Database): Promise<void> {
  const prepared = (await tablesIn(database, PREPARED)).filter((name) => name !== 'sequences');
  const used = await database.transaction(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx);
    const names = [...new Set([...prepared, ...(await touchedIn(tx))])];
    for (const name of prepared) {
      await run(`drop table ${PREPARED}."${name}"`);
      await run(`insert into ${BASE}.touched values ('${name}')`);
    }
    await run(`drop table ${PREPARED}.sequences`);
    await run(`create table ${PREPARED}.sequences as table ${BASE}.sequences`);
    await run(`select ${BASE}.put_back()`);
    return names;
  });
  if ((await tablesIn(database, 'pgboss')).length > 0)
    await sql`delete from pgboss.job`.execute(database.query);
  // The embedded database has no autovacuum.
  for (const name of used) await sql.raw(`vacuum public."${name}"`).execute(database.query);
}

type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** One statement for everything, with foreign keys and triggers disabled. */
const putBack = `create function ${BASE}.put_back() returns void language plpgsql
  set session_replication_role = replica as $$
  declare
    one text;
    source text;
  begin
    for one in select distinct name from ${BASE}.touched loop
      source := case when to_regclass(format('${PREPARED}.%I', one)) is null then '${BASE}' else '${PREPARED}' end;
      execute format('delete from public.%I', one);
      execute format('insert into public.%I overriding system value table %I.%I', one, source, one);
    end loop;
    if found then
      delete from ${BASE}.touched;
      perform setval(name::regclass, value, is_called) from ${PREPARED}.sequences;
    end if;
  end $$`;

async function touchedIn(tx: Tx): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(`select distinct name from ${BASE}.touched`).execute(tx);
  return rows.map(({ name }) => name);
}

function sequencesInto(schema: string): string {
  return `create table ${schema}.sequences as
    select schemaname || '.' || sequencename as name, coalesce(last_value, start_value) as value,
      last_value is not null as is_called
    from pg_sequences where schemaname = 'public'`;
}

async function tablesIn({ query }: Database, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = to_regnamespace(${schema}) order by relname
  `.execute(query);
  return rows.map((row) => row.name).filter((name) => !MIGRATOR_TABLES.includes(name));
}
