import type { Tx } from '#platform/db/database.ts';
import type { Write } from '#studio/shared/change.ts';

/** Former addresses of a published article redirect. False: another article has the slug, or there is no such article. */
export async function changeArticleSlug(
  { tx, now }: Write,
  { key, slug }: { key: string; slug: string },
): Promise<boolean> {
  const taken = await tx
    .selectFrom('magazine_items')
    .select('id')
    .where('slug', '=', slug)
    .where((is) => is.or([is('key', 'is', null), is('key', '!=', key)]))
    .executeTakeFirst();
  const before = await tx
    .selectFrom('magazine_items')
    .select(['id', 'slug', 'published_at'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (taken || !before) return false;
  if (before.slug === slug) return true;
  await tx.deleteFrom('former_article_slugs').where('slug', '=', slug).execute();
  await tx.updateTable('magazine_items').set({ slug }).where('id', '=', before.id).execute();
  if (before.published_at === null) return true;
  await tx
    .insertInto('former_article_slugs')
    .values({ slug: before.slug, item_id: before.id, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ item_id: before.id }))
    .execute();
  return true;
}

export async function markArticleDeleted(
  tx: Tx,
  { key, at }: { key: string; at: Temporal.Instant | null },
): Promise<void> {
  await tx.updateTable('magazine_items').set({ deleted_at: at }).where('key', '=', key).execute();
}
