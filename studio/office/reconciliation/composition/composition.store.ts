import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import { textsOf, type UncomposedRow } from './composition.queries.ts';

/** Nothing is written when the row has been changed meanwhile. `texts`: of the columns that change. */
export async function writeComposed(
  tx: Tx,
  { table, place, texts: former }: UncomposedRow & { table: string },
  texts: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = sql.join(Object.keys(texts).map((column) => sql.ref(column)));
  await sql`
    update ${sql.table(table)} as t
    set (${columns}) = (select ${columns} from jsonb_populate_record(t, ${json(texts)}::jsonb))
    where ctid = ${place}::tid and ${textsOf(table)} = ${json(former)}::jsonb`.execute(tx);
}
