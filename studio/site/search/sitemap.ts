import { languages as allLanguages, pageAddress } from '#studio/shared/language.ts';
import { escaped } from '#studio/site/magazine/feed.ts';
import type { SitePage } from './site-page.ts';

const belonging: Readonly<Record<string, readonly string[]>> = {
  '/courses/private-coaching': ['/private-coaching/book', '/range'],
  '/testimonials': ['/testimonials/share'],
};

/** Those of the site's pages, and the pages that belong to them: where to book or find one's range, to share a story, a workbook's text. */
export function listedPages(
  pages: readonly SitePage[],
): Pick<SitePage, 'path' | 'changedAt' | 'languages'>[] {
  return pages.flatMap((page) => {
    const paths = page.source === 'workbook' ? [`/book/${page.key}/text`] : (belonging[page.path] ?? []);
    return [page, ...paths.map((path) => ({ path, changedAt: page.changedAt }))];
  });
}

/** sitemaps.org 0.9: every page in its languages, each naming the other. */
export function sitemap(
  siteUrl: string,
  pages: readonly Pick<SitePage, 'path' | 'changedAt' | 'languages'>[],
): string {
  const urls = pages.flatMap(({ path, changedAt, languages = allLanguages }) => {
    const addresses = languages.map((language) => ({ language, url: siteUrl + pageAddress(path, language) }));
    const first = addresses.find(({ language }) => language === 'en') ?? addresses[0];
    const alternates = [...addresses, ...(first ? [{ language: 'x-default', url: first.url }] : [])].map(
      ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(url)}"/>`,
    );
    const changed = changedAt.toString({ smallestUnit: 'second' });
    return addresses.map(
      ({ url }) => `<url><loc>${escaped(url)}</loc><lastmod>${changed}</lastmod>${alternates.join('')}</url>`,
    );
  });
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n')}\n`;
}
