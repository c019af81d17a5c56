import type { World } from '#platform/world.ts';
import { isSessionId } from '#studio/offers/catalogue/offer.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { fillNames } from '#studio/shared/content/document.ts';
import { isFormerSlug } from '#studio/shared/content/former-slugs.queries.ts';
import { reservedSlugs } from '#studio/shared/content/reserved-slugs.ts';
import { articleKeyAt, movedArticle } from '#studio/site/magazine/articles.queries.ts';
import { ownPageAt } from '#studio/site/pages/own-pages.queries.ts';
import { type PageBlocks, pageLanguages } from '#studio/site/pages/page-draft.ts';
import { documentPages, itemPath } from './site-page.ts';
import { sitePages } from './site-pages.queries.ts';

interface PageLink {
  label: string;
  href: string;
}

type PageTarget =
  | { kind: 'page'; slug: string }
  | { kind: 'article' | 'offer' | 'product'; slug: string }
  | { kind: 'route' };

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

/** Links of a page to pages of this site, each address once. */
export function ownLinks(page: PageBlocks): PageLink[] {
  const found = new Map<string, PageLink>();
  for (const language of pageLanguages) {
    for (const link of linksIn(page[language].filter(({ isHidden }) => !isHidden))) {
      if (link.href.startsWith('/') && !found.has(link.href)) found.set(link.href, link);
    }
  }
  return [...found.values()];
}

/** Also those of rich texts, whose words are elsewhere. */
function linksIn(value: unknown): PageLink[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  const { href, link, label, button, title } = value as Readonly<Record<string, unknown>>;
  const address = typeof href === 'string' ? href : typeof link === 'string' ? link : null;
  const name = [label, button, title].find((text) => typeof text === 'string');
  return [
    ...(address === null ? [] : [{ label: typeof name === 'string' ? name : address, href: address }]),
    ...Object.values(value).flatMap(linksIn),
  ];
}

export function targetOf(href: string): PageTarget {
  const { pathname } = new URL(href, 'http://site');
  const parts = pathname.split('/').filter((part) => part !== '');
  if (parts[0] === 'da' || parts[0] === 'en') parts.shift();
  const [first = '', second, ...more] = parts;
  if (first === '' || first.includes('.')) return { kind: 'route' };
  if (second === undefined) return isRoute(first) ? { kind: 'route' } : { kind: 'page', slug: first };
  const kind = more.length === 0 ? itemKinds[first] : undefined;
  return kind ? { kind, slug: second } : { kind: 'route' };
}

const itemKinds: Readonly<Record<string, 'article' | 'offer' | 'product'>> = {
  magazine: 'article',
  courses: 'offer',
  shop: 'product',
};

const isRoute = (slug: string) =>
  reservedSlugs.some((reserved) => reserved.toLowerCase() === slug.toLowerCase());

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
