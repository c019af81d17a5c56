import { useEffect } from 'react';
import { useLocation, useResolvedPath } from 'react-router';

/**
 * Not by the router: the message stays visible, but reload, bookmark and Back do not repeat it. After a refused POST to
 * a sub-resource the address becomes the page's again.
 */
export function useFlashMessage(): void {
  const location = useLocation();
  const { pathname } = useResolvedPath('.');
  useEffect(() => {
    const { search, hash } = location;
    const clean = withoutFlash(search);
    if (clean === search && pathname === location.pathname) return;
    window.history.replaceState(window.history.state, '', pathname + clean + hash);
  }, [location, pathname]);
}

export function withoutFlash(search: string): string {
  const parts = search.slice(1).split('&');
  const kept = parts.filter((part) => !part.startsWith('did='));
  if (kept.length === parts.length) return search;
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
