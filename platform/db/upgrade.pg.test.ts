import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { makeEmptyServerDatabase, makeServerDatabase } from '#tests/support/database/postgres.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

test.each([
  ['0010', 'schema-0001.sql'],
  ['0157, of version 0.2.0,', 'schema-0157.sql'],
])(
  'migrate: a database at migration %s is upgraded to the schema of a new one',
  async (migration, fixture) => {
    const url = await makeEmptyServerDatabase();
    await restore(url, readFileSync(new URL(`../../tests/fixtures/${fixture}`, import.meta.url), 'utf8'));
    const upgraded = await openDatabase({ dataDir: '', databaseUrl: url, log: quietLog });
    const migrated = await openDatabase({
      dataDir: '',
      databaseUrl: await makeServerDatabase(),
      log: quietLog,
    });
    try {
      const added = await migrate(upgraded);
      expect(added.filter((name) => name.slice(0, 4) <= migration.slice(0, 4))).toEqual([]);
      expect(await schemaOf(upgraded)).toEqual(await schemaOf(migrated));
      expect(await bookkeepingOf(upgraded)).toEqual(await bookkeepingOf(migrated));
    } finally {
      await upgraded.close();
      await migrated.close();
    }
  },
);

async function restore(url: string, dump: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(dump).finally(() => client.end());
}

/** Every column, constraint, index, trigger, function and sequence, whatever the order of the columns. */
async function schemaOf({ query }: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select line from (
      select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull,
        attidentity::text, pg_get_expr(adbin, adrelid))
      from pg_attribute
        join pg_class on pg_class.oid = attrelid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      union all
      select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select indexdef from pg_indexes where schemaname = 'public'
      union all
      select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all
      select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select concat_ws(' ', 'sequence', sequencename, start_value, last_value)
      from pg_sequences where schemaname = 'public'
    ) as lines (line) order by line
  `.execute(query);
  // pg_dump writes a chain of `and` without its inner parentheses.
  return rows.map(({ line }) => line.replace(/[()]/g, ''));
}

async function bookkeepingOf({ query }: Database): Promise<unknown> {
  const { rows } = await sql`
    select kysely_migration.name, sha256
    from kysely_migration left join migration_texts using (name) order by name
  `.execute(query);
  return rows;
}
