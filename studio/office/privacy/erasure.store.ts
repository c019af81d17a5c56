import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { personalTables } from './personal-data.ts';
import type { Person } from './personal-table.ts';

/** Cache keys of what visitors see of a person. */
export const erasedKeys = ['magazine', 'recordings', 'takes'];

/** Runs every erasure step in the register's order. Idempotent. */
export async function anonymize(tx: Tx, person: Person): Promise<void> {
  for (const { table, mine, erase } of personalTables) {
    for (const step of erase) {
      const which = step.where ? sql`${mine(person)} and ${step.where}` : mine(person);
      if (step.act === 'remove') {
        await sql`delete from ${sql.table(table)} where ${which}`.execute(tx);
      } else {
        const set = Object.entries(step.set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
        await sql`update ${sql.table(table)} set ${sql.join(set)} where ${which}`.execute(tx);
      }
    }
  }
}

export function lockAccount(tx: Tx, userId: string | null) {
  return tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}
