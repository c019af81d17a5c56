import type { Queries } from '#platform/db/database.ts';

export async function classIds(q: Queries): Promise<string[]> {
  const rows = await q
    .selectFrom('offers')
    .select('id')
    .where('kind', '=', 'group-class')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
