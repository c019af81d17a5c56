import type { Queries } from '#platform/db/database.ts';

export async function isFormerSlug(q: Queries, slug: string): Promise<boolean> {
  const row = await q.selectFrom('former_slugs').select('slug').where('slug', '=', slug).executeTakeFirst();
  return row !== undefined;
}
