import { type Language, languages } from '#studio/shared/language.ts';
import { readAddress } from './language.ts';

/** For calls without a page. Secret links send their language in `content-language`. */
export function callingPage(request: Request, siteUrl: string): { language: Language; path: string } {
  const { language, path } = refererPage(request, siteUrl);
  const declared = languages.find((candidate) => candidate === request.headers.get('content-language'));
  return { language: declared ?? language, path };
}

function refererPage(request: Request, siteUrl: string): { language: Language; path: string } {
  const referer = request.headers.get('referer');
  const own = [new URL(request.url).host, new URL(siteUrl).host];
  if (referer && URL.canParse(referer)) {
    const page = new URL(referer);
    if (own.includes(page.host)) {
      return { language: readAddress(page.pathname).language, path: page.pathname + page.search };
    }
  }
  return { language: 'en', path: '/' };
}

/** A safe local redirect target; otherwise the home page. */
export function localPath(path: unknown): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])[^\s\\]{0,500}$/.test(path)) return '/';
  return path;
}
