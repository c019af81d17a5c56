import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

type Row = Readonly<Record<string, unknown>>;

export type Tables = ReadonlyMap<string, readonly Row[]>;

const ownTables = ['kysely_migration', 'kysely_migration_lock', 'migration_texts'];

export async function rowsOf({ query }: Database): Promise<Tables> {
  const { rows: names } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in (${sql.join(ownTables)}) order by tablename`.execute(
    query,
  );
  const tables = new Map<string, Row[]>();
  for (const { name } of names) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(
      query,
    );
    tables.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return tables;
}

/** What a migration changes on purpose: 0109 counts open sessions as used then, 0120 fills what was promised. */
const changedColumns: Readonly<Record<string, readonly string[]>> = {
  sessions: ['updated_at'],
  bookings: ['notice_hours'],
};

export function changedRows(before: Tables, after: Tables): string[] {
  return [...before].flatMap(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {})
      .filter((column) => !changedColumns[table]?.includes(column))
      .sort();
    const textOf = (row: Row) => JSON.stringify(columns.map((column) => row[column]));
    const there = new Set((after.get(table) ?? []).map(textOf));
    return rows
      .map(textOf)
      .filter((row) => !there.has(row))
      .map((row) => `${table}: ${row}`);
  });
}
