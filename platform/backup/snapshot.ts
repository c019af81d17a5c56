import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { ownRelations, ranMigrations } from '../db/migrate.ts';
import { disableTimeouts } from '../db/timeouts.ts';
import type { ArchiveHeader, SequenceValue, TableShape } from './manifest.ts';

/** Rows per fetch: emails with attachments are large. */
const rowsPerFetch = 200;

/** One consistent state of a database: repeatable read on a server; the embedded engine has one connection. */
export interface Snapshot {
  engine: Database['engine'];
  migrations: ArchiveHeader['migrations'];
  tables: TableShape[];
  /** Batches of rows, each a JSON array of texts and nulls in the order of the columns. */
  rows(table: TableShape, order?: 'by-row'): AsyncGenerator<string[]>;
  sequences(): Promise<SequenceValue[]>;
  close(): Promise<void>;
}

/** Close it: its transaction stays open until then. Throws when the database holds no studio. */
export async function openSnapshot(db: Database): Promise<Snapshot> {
  const { tx, end } = await openTransaction(db);
  try {
    const migrations = await ranMigrations(tx);
    if (migrations.length === 0)
      throw new Error('The database holds no studio yet: there is nothing to back up.');
    const names = await ownRelations(migrations);
    const own = { schema: await schemaOf(tx), isOwn: (name: string) => names?.includes(name) ?? true };
    return {
      engine: db.engine,
      migrations,
      tables: await tableShapes(tx, own),
      rows: (table, order) => rowsOf(tx, { ...table, schema: own.schema }, order),
      sequences: () => sequenceValues(tx, own),
      close: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function openTransaction(db: Database): Promise<{ tx: Tx; end: () => Promise<void> }> {
  const opened = Promise.withResolvers<Tx>();
  const closing = Promise.withResolvers<void>();
  const ended = db.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    // The destination may be slow.
    await disableTimeouts(tx);
    opened.resolve(tx);
    await closing.promise;
  });
  ended.catch(opened.reject);
  return {
    tx: await opened.promise,
    end: () => {
      closing.resolve();
      // After a failed statement only 'rolled back instead of committed', which would hide its reason.
      return ended.catch(() => {});
    },
  };
}

interface Own {
  schema: string;
  isOwn: (name: string) => boolean;
}

/** A role's `search_path` may begin with another schema than 'public'. */
async function schemaOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ name: string }>`select n.nspname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.oid = to_regclass('migration_texts')`.execute(tx);
  return rows[0]?.name ?? 'public';
}

/** The tables of Belcanto. Jobs are left out: each only repeats what its row says (docs/decisions/025). */
async function tableShapes(tx: Tx, { schema, isOwn }: Own): Promise<TableShape[]> {
  const { rows } = await sql<{ name: string; columns: TableShape['columns'] }>`
    select c.relname as name, json_agg(json_build_object('name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = ${schema} and c.relkind in ('r', 'p') and c.relname not in (${sql.join(schemaTables)})
    group by c.relname order by c.relname collate "C"`.execute(tx);
  return rows.filter(({ name }) => isOwn(name));
}

/** Written by creating the schema. */
const schemaTables = ['kysely_migration', 'kysely_migration_lock', 'migration_texts'];

async function* rowsOf(
  tx: Tx,
  { schema, name, columns }: TableShape & { schema: string },
  order?: 'by-row',
): AsyncGenerator<string[]> {
  const texts = sql.join(columns.map((column) => sql`t.${sql.ref(column.name)}::text`));
  const line = sql`to_json(array[${texts}]::text[])::text`;
  const ordering = order ? sql`order by ${line} collate "C"` : sql``;
  await sql`declare backup_rows no scroll cursor for
    select ${line} as line from ${sql.id(schema, name)} t ${ordering}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsPerFetch)} from backup_rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map((row) => row.line);
  }
  await sql`close backup_rows`.execute(tx);
}

async function sequenceValues(tx: Tx, { schema, isOwn }: Own): Promise<SequenceValue[]> {
  const { rows } = await sql<{ name: string; owner: string }>`
    select s.relname as name, coalesce(t.relname, s.relname) as owner
    from pg_class s join pg_namespace n on n.oid = s.relnamespace
    left join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      and d.refclassid = 'pg_class'::regclass
    left join pg_class t on t.oid = d.refobjid
    where s.relkind = 'S' and n.nspname = ${schema}
    order by s.relname collate "C"`.execute(tx);
  const values: SequenceValue[] = [];
  for (const { name } of rows.filter(({ owner }) => isOwn(owner))) {
    const found = await sql<{ value: string; called: boolean }>`
      select last_value::text as value, is_called as called from ${sql.id(schema, name)}`.execute(tx);
    for (const { value, called } of found.rows) values.push({ name, value, isCalled: called });
  }
  return values;
}
