import type { Queries } from '#platform/db/database.ts';

/** Those that take place every week; the owner's own classes have dates. */
export async function classIds(q: Queries): Promise<string[]> {
  const rows = await q
    .selectFrom('offers')
    .select('id')
    .where('kind', '=', 'group-class')
    .where('is_own', '=', false)
    .where('is_retired', '=', false)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
