import { useEffect } from 'react';
import { useLocation, useResolvedPath } from 'react-router';

/**
 * Not by the router: the message stays visible, but reload, bookmark and Back do not repeat it. After a refused POST to
 * a sub-resource the address becomes the page's again.
 */
export function useFlashMessage(): void {
  const location = useLocation();
  const page = useResolvedPath('.').pathname;
  useEffect(() => {
    const { pathname, search, hash } = location;
    const clean = pagePathOf(pathname, page) + withoutFlash(search);
    if (clean === pathname + search) return;
    window.history.replaceState(window.history.state, '', clean + hash);
  }, [location, page]);
}

/** By segments of the address, whose encoding the router's path of the page does not have. */
export function pagePathOf(pathname: string, page: string): string {
  return pathname.split('/').slice(0, page.split('/').length).join('/');
}

export function withoutFlash(search: string): string {
  const parts = search.slice(1).split('&');
  const others = parts.filter((part) => !part.startsWith('flash='));
  if (others.length === parts.length) return search;
  return others.length > 0 ? `?${others.join('&')}` : '';
}

/** What the redirect to this page says was done. */
export function flashText(request: Request, texts: Readonly<Record<string, string>>): string | null {
  const flash = new URL(request.url).searchParams.get('flash') ?? '';
  return Object.hasOwn(texts, flash) ? (texts[flash] ?? null) : null;
}
