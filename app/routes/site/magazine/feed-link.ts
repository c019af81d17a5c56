import type { Language } from '#studio/shared/language.ts';

export function feedPath(language: Language): string {
  return `/feeds/${language}.xml`;
}

/** Feed autodiscovery. */
export function feedLink(language: Language, title: string) {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    href: feedPath(language),
    title,
  } as const;
}
