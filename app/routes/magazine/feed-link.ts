import type { Language } from '#studio/shared/language.ts';

/** Where the feed of a language stands. */
export function feedPath(language: Language): string {
  return `/feeds/${language}.xml`;
}

/** What tells a reader's program that this page has a feed. */
export function feedLink(language: Language, title: string) {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    href: feedPath(language),
    title,
  } as const;
}
