import type { Queries } from '#platform/db/database.ts';
import type { MagazineItemState } from '#platform/db/schema/magazine.ts';

export interface StoredArticle {
  id: string;
  slug: string;
  state: MagazineItemState;
  media: string | null;
  mediaDurationSeconds: number | null;
  publishedAt: Temporal.Instant | null;
}

/** Null: no article has the key, or it is deleted. */
export async function articleOf(q: Queries, key: string): Promise<StoredArticle | null> {
  const row = await q
    .selectFrom('magazine_items')
    .select(['id', 'slug', 'state', 'media', 'media_seconds', 'published_at'])
    .where('key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { media_seconds: mediaDurationSeconds, published_at: publishedAt, ...article } = row;
  return { ...article, mediaDurationSeconds, publishedAt };
}

/** The key of the article at `/magazine/<slug>`, also while it is not published. */
export async function articleKeyAt(q: Queries, slug: string): Promise<string | null> {
  const row = await q
    .selectFrom('magazine_items')
    .select('key')
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.key ?? null;
}

/** Whether a published article that is deleted was at `/magazine/<slug>`. */
export async function isDeletedArticle(q: Queries, slug: string): Promise<boolean> {
  const row = await q
    .selectFrom('magazine_items')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where('published_at', 'is not', null)
    .where((is) =>
      is.or([
        is('slug', '=', slug),
        is('id', 'in', is.selectFrom('former_article_slugs').select('item_id').where('slug', '=', slug)),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Where a former address leads; null: no article had it, or the article is not published. */
export async function movedArticle(q: Queries, slug: string): Promise<string | null> {
  const row = await q
    .selectFrom('former_article_slugs')
    .innerJoin('magazine_items', 'magazine_items.id', 'former_article_slugs.item_id')
    .select('magazine_items.slug')
    .where('former_article_slugs.slug', '=', slug)
    .where('magazine_items.state', '=', 'published')
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** Of a place with a recording of the owner's. */
export async function recordedSeconds(q: Queries, place: string): Promise<number | null> {
  const row = await q
    .selectFrom('recordings')
    .select('seconds')
    .where('place', '=', place)
    .executeTakeFirst();
  return row?.seconds || null;
}
