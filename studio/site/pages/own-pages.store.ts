import type { Write } from '#studio/shared/change.ts';
import type { OwnPage } from './own-page.ts';

/** False: another page has the slug. */
export async function insertOwnPage({ tx, now }: Write, page: OwnPage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('own_pages')
    .values({ ...page, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await tx.deleteFrom('former_page_slugs').where('slug', '=', page.slug).execute();
  return true;
}

/** The old slug redirects to the page. False: another page has the slug, or there is no such page. */
export async function changePageSlug(
  { tx, now }: Write,
  { key, slug }: Pick<OwnPage, 'key' | 'slug'>,
): Promise<boolean> {
  const taken = await tx
    .selectFrom('own_pages')
    .select('key')
    .where('slug', '=', slug)
    .where('key', '!=', key)
    .executeTakeFirst();
  const before = await tx
    .selectFrom('own_pages')
    .select('slug')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (taken || !before) return false;
  if (before.slug === slug) return true;
  await tx.deleteFrom('former_page_slugs').where('slug', '=', slug).execute();
  await tx.updateTable('own_pages').set({ slug }).where('key', '=', key).execute();
  await tx
    .insertInto('former_page_slugs')
    .values({ slug: before.slug, key, created_at: now })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ key }))
    .execute();
  return true;
}
