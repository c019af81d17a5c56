import { pageAddress } from '#studio/shared/language.ts';
import { usePagePlace, useRequestContext } from './request-context.ts';

const viewsOf: Readonly<Record<string, readonly string[]>> = { '/book': ['page'], '/withdraw': ['order'] };

/** The same page as another clock, an older text or a form filled in beforehand shows it. */
function withoutViews(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://x');
  for (const name of viewsOf[pathname] ?? ['time_zone', 'version']) searchParams.delete(name);
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
}

/** For search engines: this page's one address, and the page in each language. */
export function LanguageLinks() {
  const requested = useRequestContext();
  const place = usePagePlace();
  if (!requested || !place?.isIndexed) return null;
  const { siteUrl, languages } = place;
  const address = withoutViews(place.address);
  const written = languages.includes(requested.language) ? requested.language : languages[0];
  const canonical = siteUrl + pageAddress(address, written ?? requested.language);
  const otherwise = languages.includes('en') ? 'en' : (written ?? 'en');
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {[...languages, 'x-default' as const].map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={siteUrl + pageAddress(address, language === 'x-default' ? otherwise : language)}
        />
      ))}
    </>
  );
}
