import { sql } from 'kysely';
import type { Tx } from './database.ts';

const names = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  // Since PostgreSQL 17.
  'transaction_timeout',
];

/** For this transaction, those that the role or the server sets: they are meant for short statements. */
export async function disableTimeouts(tx: Tx): Promise<void> {
  await sql`select set_config(name, '0', true) from pg_settings where name in (${sql.join(names)})`.execute(
    tx,
  );
}
