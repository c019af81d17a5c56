import type { World } from '#platform/world.ts';
import { isSessionId } from '#studio/offers/catalogue/offer.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { fillNames } from '#studio/shared/content/document.ts';
import { isFormerSlug } from '#studio/shared/content/former-slugs.queries.ts';
import { articleKeyAt, movedArticle } from '#studio/site/magazine/articles.queries.ts';
import { ownPageAt } from '#studio/site/pages/own-pages.queries.ts';
import type { PageBlocks } from '#studio/site/pages/page-draft.ts';
import { ownLinks, type PageLink, type PageTarget, targetOf } from './page-links.ts';
import { documentPages, itemPath } from './site-page.ts';
import { sitePages } from './site-pages.queries.ts';

export interface BrokenLink extends PageLink {
  reason: 'not-published' | 'missing';
}

type Asking = Pick<World, 'db' | 'reference' | 'settings' | 'clock'>;

/** Links of a page to pages of the studio that visitors would not find. */
export async function brokenLinks(world: Asking, page: PageBlocks): Promise<BrokenLink[]> {
  const identity = await studioIdentity(world);
  const links = ownLinks(fillNames(page, identity)).map((link) => ({ ...link, target: targetOf(link.href) }));
  if (links.every(({ target }) => target.kind === 'route')) return [];
  const pages = (await Promise.all([sitePages(world, 'en'), sitePages(world, 'da')])).flat();
  const fixed = documentPages(identity).map(([, path]) => path);
  const found = new Set([...fixed, ...pages.map(({ path }) => path)]);
  const broken: BrokenLink[] = [];
  for (const { label, href, target } of links) {
    const reason = await reasonOf(world, target, found);
    if (reason) broken.push({ label, href, reason });
  }
  return broken;
}

/** Null: visitors find it, or are redirected to it. */
async function reasonOf(
  world: Asking,
  target: PageTarget,
  found: ReadonlySet<string>,
): Promise<BrokenLink['reason'] | null> {
  if (target.kind === 'route') return null;
  const { kind, slug } = target;
  if (found.has(kind === 'page' ? `/${slug}` : itemPath(kind, slug))) return null;
  if (kind === 'page') {
    const own = await ownPageAt(world, slug);
    if (own) return found.has(`/${own.page.slug}`) ? null : 'not-published';
  }
  const { query } = world.db;
  if (kind === 'article') {
    if (await movedArticle(query, slug)) return null;
    return (await articleKeyAt(query, slug)) ? 'not-published' : 'missing';
  }
  // The coach's pages and private coaching are found by every slug that the coach has had.
  const isFormer = kind === 'page' && (await isFormerSlug(query, slug.replace(/^about-/, '')));
  return isFormer || (kind === 'offer' && isSessionId(slug)) ? null : 'missing';
}
