import { languages, pageAddress } from '#studio/shared/language.ts';
import { escaped } from '../magazine/feed.ts';
import type { SitePage } from './site-page.ts';

/** sitemaps.org 0.9: every page in both languages, each naming the other. */
export function sitemap(siteUrl: string, pages: readonly Pick<SitePage, 'path' | 'changedAt'>[]): string {
  const urls = pages.flatMap(({ path, changedAt }) => {
    const addresses = languages.map((language) => ({ language, url: siteUrl + pageAddress(path, language) }));
    const alternates = [...addresses, { language: 'x-default', url: siteUrl + pageAddress(path, 'en') }].map(
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
