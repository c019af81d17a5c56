import type { Queries } from '#platform/db/database.ts';

export async function isSlugTaken(q: Queries, slug: string): Promise<boolean> {
  const item = await q.selectFrom('magazine_items').select('id').where('slug', '=', slug).executeTakeFirst();
  return item !== undefined;
}
