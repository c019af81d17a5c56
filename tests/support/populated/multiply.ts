import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** What a studio has once, whatever its age: content, settings and rules, and what only processes read. */
const once = [
  'accounts',
  'content_documents',
  'emails',
  'guests',
  'identity',
  'jobs',
  'migrations',
  'sessions',
  'settings',
  'site_texts',
  'verifications',
];

interface Column {
  table: string;
  name: string;
  type: string;
  isGenerated: boolean;
  isKey: boolean;
  isUnique: boolean;
}

/**
 * Copies every row `times` times. A copy has new keys, points at the copies of what its original points at, and belongs
 * to the same people, so that one student's pages grow like the owner's. Copies of bookings are weeks later.
 */
export async function multiply(db: Database, times: number): Promise<void> {
  const columns = (await columnsOf(db)).filter(({ table }) => !once.includes(table));
  const tables = Map.groupBy(columns, (column) => column.table);
  await db.transaction(async (tx) => {
    // Foreign keys and triggers check each row; referenced rows are copied too.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const [table, own] of tables) {
      const copied = own.filter(({ isGenerated }) => !isGenerated);
      await sql`insert into ${sql.table(table)} (${sql.join(copied.map(({ name }) => sql.ref(name)))})
        select ${sql.join(copied.map(copyOf))} from ${sql.table(table)}
        cross join generate_series(1, ${sql.lit(times)}) as copies (copy)
        on conflict do nothing`.execute(tx);
    }
    // The triggers that note what a test has written to, for the next one to start without it.
    await sql`set local session_replication_role = origin`.execute(tx);
    for (const table of tables.keys()) await sql`delete from ${sql.table(table)} where false`.execute(tx);
  });
  await sql`analyze`.execute(db.query);
}

function copyOf({ table, name, type, isKey, isUnique }: Column) {
  const value = sql.ref(`${table}.${name}`);
  const isPerson = table !== 'users' && /^(?:user_id|owner_id)$/.test(name);
  if (isPerson) return value;
  if (type === 'int8' && isKey && /^(?:receipt_)?number$/.test(name)) return sql`${value} * 100 + copy`;
  if (type === 'uuid') return sql`md5(${value}::text || ' ' || copy)::uuid`;
  if (type === 'tstzrange') {
    return sql`tstzrange(lower(${value}) + copy * interval '28 days', upper(${value}) + copy * interval '28 days')`;
  }
  if (type === 'timestamptz' && /^slot_/.test(name)) return sql`${value} + copy * interval '28 days'`;
  if (type === 'text' && name === 'email' && isUnique) return sql`copy || '.' || ${value}`;
  if (table === 'magazine_items' && name === 'key') return sql`'article-' || left(md5(${value} || copy), 8)`;
  if (type === 'text' && name === 'place')
    return sql`regexp_replace(${value}, '^(takes-)[a-z0-9]+', '\\1' || left(md5(copy::text), 8))`;
  if (name === 'digest') return sql`encode(sha256(convert_to(${value} || copy, 'UTF8')), 'hex')`;
  if (table === 'discount_codes' && name === 'code') return sql`upper(left(md5(${value} || copy), 16))`;
  if (type === 'text' && (isKey || isUnique)) return sql`${value} || '-' || copy`;
  return value;
}

async function columnsOf(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, t.typname as type,
      a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated",
      -- Of an identity of its own; what both languages or several kinds share is copied as it is.
      a.attname not in ('language', 'kind', 'key', 'currency', 'locale', 'provider', 'role', 'sequence', 'state') and exists (
        select 1 from pg_constraint where conrelid = c.oid and contype in ('p', 'f') and a.attnum = any (conkey)) as "isKey",
      a.attname not in ('language', 'kind', 'key', 'currency', 'locale', 'provider', 'role', 'sequence', 'state') and exists (
        select 1 from pg_index where indrelid = c.oid and indisunique and a.attnum = any (indkey)) as "isUnique"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname, a.attnum`.execute(db.query);
  return rows;
}
