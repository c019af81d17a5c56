import { reservedSlugs } from '#studio/shared/content/reserved-slugs.ts';
import { type PageBlocks, pageLanguages } from '#studio/site/pages/page-draft.ts';

export interface PageLink {
  label: string;
  href: string;
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

export type PageTarget =
  | { kind: 'page'; slug: string }
  | { kind: 'article' | 'offer' | 'product'; slug: string }
  /** A page of the application. */
  | { kind: 'route' };

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
