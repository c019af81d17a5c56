import { sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';

export async function databaseVersion(q: Queries): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(q);
  return rows[0]?.version ?? 'unknown';
}

/** Epoch milliseconds. */
export async function databaseTime(q: Queries): Promise<number> {
  const { rows } = await sql<{ time: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as time
  `.execute(q);
  return Number(rows[0]?.time);
}

/** When the reconciliation last ended; null: never. */
export async function lastReconciledAt(q: Queries): Promise<Temporal.Instant | null> {
  const { rows: tables } = await sql`select 1 where to_regclass('pgboss.job') is not null`.execute(q);
  if (tables.length === 0) return null;
  const { rows } = await sql<{ at: Temporal.Instant | null }>`
    select max(completed_on) as at from pgboss.job where name = 'reconcile'
  `.execute(q);
  return rows[0]?.at ?? null;
}
