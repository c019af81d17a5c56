import { sql } from 'kysely';
import type { Database, Queries } from '../database.ts';
import { databaseSentences } from '../database-state.ts';
import { ownRelations, pendingMigrations } from '../migrate.ts';
import { quoted } from './server-problem.ts';

const migratorTables = ['kysely_migration', 'kysely_migration_lock', 'migration_texts'];

interface Rights {
  role: string;
  database: string;
  schema: string | null;
  /** Where the role was set to read only: 'user', 'database' or a file. */
  readsOnlyBy: string | null;
  mayUse: boolean;
  mayCreate: boolean;
  mayMakeSchemas: boolean;
  hasJobs: boolean;
}

/** What the role of the address may not do, with the statements to run; null: nothing. Looked at before the first migration. */
export async function missingRights(db: Database): Promise<string | null> {
  if (db.engine === 'embedded') return null;
  const rights = await rightsOf(db.query);
  const own = await ownTables();
  return sentenceOf(rights, (await forUse(db.query, rights, own)) ?? (await forMigrations(db, rights, own)));
}

/** As above, while the site runs: without reading the migrations each time. */
export async function lostRights(db: Database): Promise<string | null> {
  if (db.engine !== 'server') return null;
  const rights = await rightsOf(db.query);
  knownTables ??= await ownTables();
  return sentenceOf(rights, (await forUse(db.query, rights, knownTables)) ?? []);
}

let knownTables: string[] | undefined;

async function ownTables(): Promise<string[]> {
  return [...migratorTables, ...((await ownRelations([])) ?? [])];
}

function sentenceOf(rights: Rights, statements: readonly string[]): string | null {
  if (statements.length === 0) return null;
  const lacks = `The role ${quoted(rights.role)} lacks rights in the database ${quoted(rights.database)}.`;
  const fault = rights.readsOnlyBy === null ? lacks : databaseSentences['read-only'];
  return `${fault} Run as its owner or as an administrator: ${statements.join('; ')}`;
}

async function rightsOf(query: Queries): Promise<Rights> {
  const { rows } = await sql<Rights>`
    select current_user as role, current_database() as database, current_schema() as schema,
      (select source from pg_settings where name = 'default_transaction_read_only' and setting = 'on'
        and not pg_is_in_recovery()) as "readsOnlyBy",
      coalesce(has_schema_privilege(current_schema(), 'usage'), false) as "mayUse",
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
      has_database_privilege(current_database(), 'create') as "mayMakeSchemas",
      to_regnamespace('pgboss') is not null as "hasJobs"`.execute(query);
  return rows[0] as Rights;
}

/** Null: it may be used. */
async function forUse(query: Queries, rights: Rights, own: readonly string[]): Promise<string[] | null> {
  const [role, database] = [quoted(rights.role), quoted(rights.database)];
  if (rights.schema === null || !rights.mayUse) {
    const schema = quoted(rights.schema ?? 'public');
    return [
      `grant usage, create on schema ${schema} to ${role}`,
      `alter role ${role} in database ${database} reset search_path`,
    ];
  }
  if (rights.readsOnlyBy !== null) {
    const where = { user: `alter role ${role}`, database: `alter database ${database}` }[rights.readsOnlyBy];
    const statement = where ?? `alter role ${role} in database ${database}`;
    return [
      rights.readsOnlyBy === 'configuration file'
        ? 'alter system reset default_transaction_read_only'
        : `${statement} reset default_transaction_read_only`,
    ];
  }
  const { rows } = await sql<{ isMissing: boolean }>`
    select bool_or(not (
      has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
      and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))) as "isMissing"
    from pg_class where relnamespace = (select oid from pg_namespace where nspname = ${rights.schema}) and relkind = 'r'
      and relname = any(${own}::text[])`.execute(query);
  if (!rows[0]?.isMissing) return null;
  const schema = quoted(rights.schema);
  return [
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `grant usage, select, update on all sequences in schema ${schema} to ${role}`,
  ];
}

async function forMigrations(db: Database, rights: Rights, own: readonly string[]): Promise<string[]> {
  const pending = await pendingMigrations(db);
  if (pending.length === 0) return [];
  const [role, schema] = [quoted(rights.role), rights.schema ?? 'public'];
  const { rows: owners } = await sql<{ name: string; isSuper: boolean }>`
    select distinct rolname as name, rolsuper as "isSuper" from pg_class join pg_roles on pg_roles.oid = relowner
    where not pg_has_role(relowner, 'usage') and (
      relnamespace = (select oid from pg_namespace where nspname = ${schema}) and relname = any(${own}::text[])
      or relnamespace = to_regnamespace('pgboss') and relkind in ('r', 'p'))`.execute(db.query);
  return [
    ...(rights.mayCreate ? [] : [`grant create on schema ${quoted(schema)} to ${role}`]),
    ...(rights.mayMakeSchemas || rights.hasJobs
      ? []
      : [`grant create on database ${quoted(rights.database)} to ${role}`]),
    ...owners.map(({ name, isSuper }) =>
      isSuper ? giveAway(name, rights) : `grant ${quoted(name)} to ${role}`,
    ),
  ];
}

/** In psql, because the tables of a superuser cannot be reassigned at once, and the role must not become one. */
function giveAway(owner: string, { role }: Rights): string {
  return (
    `select format('alter table %s owner to %I', oid::regclass, '${role}') from pg_class ` +
    `where relowner = '${owner}'::regrole and relkind in ('r', 'p', 'S') and relnamespace in ('public'::regnamespace, to_regnamespace('pgboss')) \\gexec`
  );
}
