import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';

/** Serialises uploads until the end of the transaction. */
export async function lockUploadSpace(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('visitors-files', 4))`.execute(tx);
}
