import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import type { OwnPage } from './own-page.ts';

interface OwnPages {
  pages: readonly OwnPage[];
  former: ReadonlyMap<string, string>;
}

/** In the order of their creation, also while they are not published. */
export async function ownPages(world: Pick<World, 'db' | 'reference'>): Promise<readonly OwnPage[]> {
  return (await storedPages(world)).pages;
}

/** Null: no page has or had the slug. */
export async function ownPageAt(
  world: Pick<World, 'db' | 'reference'>,
  slug: string,
): Promise<{ page: OwnPage; isFormer: boolean } | null> {
  const { pages, former } = await storedPages(world);
  const current = pages.find((page) => page.slug === slug);
  if (current) return { page: current, isFormer: false };
  const page = pages.find(({ key }) => key === former.get(slug));
  return page ? { page, isFormer: true } : null;
}

/** A page of the owner's that was at this address before it was reserved. */
export async function hasOwnPageAt(q: Queries, slug: string): Promise<boolean> {
  const row = await q.selectFrom('own_pages').select('key').where('slug', '=', slug).executeTakeFirst();
  return row !== undefined;
}

function storedPages({ db, reference }: Pick<World, 'db' | 'reference'>): Promise<OwnPages> {
  return reference.read({ name: 'own pages', keys: ['studio'], load: () => loadPages(db.query) });
}

async function loadPages(q: Queries): Promise<OwnPages> {
  const [pages, former] = await Promise.all([
    q
      .selectFrom('own_pages')
      .select(['key', 'slug', 'template'])
      .orderBy('created_at')
      .orderBy('key')
      .execute(),
    q.selectFrom('former_page_slugs').select(['slug', 'key']).execute(),
  ]);
  return { pages, former: new Map(former.map(({ slug, key }) => [slug, key])) };
}
