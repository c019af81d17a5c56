import type { Queries } from '#platform/db/database.ts';

export type NamedKind = 'course' | 'workbook';

/** One more than the last version of a deleted row of this name. */
export async function firstVersion(q: Queries, kind: NamedKind, id: string): Promise<number> {
  const former = await q
    .selectFrom('former_names')
    .select('version')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return (former?.version ?? 0) + 1;
}
