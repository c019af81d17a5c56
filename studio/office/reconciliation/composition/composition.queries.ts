import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { composedColumns, keptKey } from './composed-columns.ts';
import { type Composition, compositionKey, compositionSchema, notStarted } from './composition.ts';

export interface UncomposedRow {
  /** Where PostgreSQL has the row: a changed one is elsewhere. */
  place: string;
  row: string;
  texts: Readonly<Record<string, unknown>>;
}

/** Rows after a place, with letters and marks that are several characters. */
export async function uncomposedRows(
  q: Queries,
  table: string,
  { after, most }: { after: string; most: number },
): Promise<UncomposedRow[]> {
  const texts = textsOf(table);
  const { rows } = await sql<UncomposedRow>`
    select ctid::text as place, ${texts} as texts,
      coalesce(to_jsonb(t)->>'id', to_jsonb(t)->>'key', to_jsonb(t)->>'number', '') as row
    from ${sql.table(table)} as t
    where ctid > ${after}::tid and ${texts}::text is not nfc normalized
      and coalesce(to_jsonb(t)->>'key', '') <> ${keptKey}
    order by ctid limit ${most}`.execute(q);
  return rows;
}

/** The composed columns of a table as one JSON object. */
export function textsOf(table: string): RawBuilder<unknown> {
  const pairs = (composedColumns[table] ?? []).map((column) => sql`${sql.lit(column)}, ${sql.ref(column)}`);
  return sql`jsonb_build_object(${sql.join(pairs)})`;
}

export async function readComposition(q: Queries): Promise<{ state: Composition; version: number }> {
  const { value, version } = await readSetting(q, compositionKey);
  const parsed = compositionSchema.safeParse(value);
  return { state: parsed.success ? parsed.data : notStarted, version };
}

/** Email addresses that only differ in how their letters are composed: two accounts of one person, perhaps. */
export async function addressesOnceComposed(q: Queries): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select normalize(lowercase(email), nfc) as address
    from (select email from users union select email from guests union select email from newsletter_subscriptions) as known
    group by 1 having count(distinct lowercase(email)) > 1
    order by 1 limit 20`.execute(q);
  return rows.map(({ address }) => address);
}
