import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { createSchema } from '../db/migrate.ts';
import { disableTimeouts } from '../db/timeouts.ts';
import { DamagedArchive } from './byte-reader.ts';
import type { ArchiveHeader, SequenceValue, TableShape } from './manifest.ts';

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

/** Loads rows into a new schema. Everything happens in the caller's transaction, so a stop leaves nothing. */
export interface Loading {
  /** Lines of `Snapshot.rows`. */
  add(table: TableShape, lines: readonly string[]): Promise<void>;
  /** Checks the foreign keys and the number of rows of each table. Throws DamagedArchive when one differs. */
  finish(rows: ReadonlyMap<string, number>, sequences: readonly SequenceValue[]): Promise<void>;
}

/** Throws when the database is not empty, or the archive is from a newer version. */
export async function startLoading(
  tx: Tx,
  header: Pick<ArchiveHeader, 'migrations' | 'tables'>,
): Promise<Loading> {
  await refuseNonEmpty(tx);
  await disableTimeouts(tx);
  await createSchema(tx, header.migrations);
  const { tables } = header;
  const constraints = await foreignKeys(tx);
  for (const { table, name } of constraints)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx);
  return {
    add: (table, lines) => insertLines(tx, table, lines),
    async finish(rows, sequences) {
      for (const { name } of tables) await compareRows(tx, name, rows.get(name));
      for (const { name, value, isCalled } of sequences)
        await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint, ${isCalled})`.execute(tx);
      for (const { name } of tables)
        await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
      for (const { table, name, definition } of constraints)
        await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
          tx,
        );
    },
  };
}

/** Checked again in the transaction that fills it. */
export async function refuseNonEmpty(tx: Tx): Promise<void> {
  const { rows } = await sql`select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind in ('r', 'p', 'v', 'm') and not exists (
      select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`.execute(tx);
  if (rows.length === 0) return;
  throw new Error('The database is not empty, and nothing is overwritten. Use an empty database.');
}

async function foreignKeys(tx: Tx): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname = current_schema() order by k.oid`.execute(tx);
  return rows;
}

async function insertLines(tx: Tx, { name, columns }: TableShape, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map(({ type }, at) => sql`(line->>${sql.lit(at)})::${sql.raw(type)}`));
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from json_array_elements(${`[${lines.join(',')}]`}::json) as lines (line)`.execute(tx);
}

async function compareRows(tx: Tx, table: string, expected: number | undefined): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    tx,
  );
  const count = rows[0]?.count;
  if (count !== expected) {
    throw new DamagedArchive(
      `The table ${table} has ${count} rows after loading, the archive says ${expected}.`,
    );
  }
}
