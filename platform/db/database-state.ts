import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { sqlState } from './sql-error.ts';

export type DatabaseState = 'usable' | 'read-only' | 'empty' | 'no-rights';

export const databaseSentences: Record<Exclude<DatabaseState, 'usable'>, string> = {
  'read-only':
    'The database is read-only: it is a standby, or its provider stopped writes, mostly because its disk is full.',
  empty:
    'The database has no tables: it is not the one the studio was started with. Check the failover, or restore a backup.',
  'no-rights':
    'The role of DATABASE_URL has lost rights in the database. The log and npm run doctor name the statements to run.',
};

/** Tries a write that changes nothing: its refusal also replaces a connection that a failover left at a standby. */
export async function databaseState(query: Queries): Promise<DatabaseState> {
  const { rows } = await sql<{
    isEmpty: boolean;
  }>`select to_regclass('settings') is null as "isEmpty"`.execute(query);
  if (rows[0]?.isEmpty) return 'empty';
  try {
    await sql`update settings set value = value where false`.execute(query);
    return 'usable';
  } catch (error) {
    if (sqlState(error) === '25006') return 'read-only';
    if (sqlState(error) === '42501') return 'no-rights';
    throw error;
  }
}
