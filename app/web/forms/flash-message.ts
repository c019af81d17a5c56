import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Takes `?did=` out of the address once its page is shown, so that a reload, a bookmark or the way back does not say
 * again what was done once. The message itself stays where it stands: the router is not told. Without scripts it stays
 * in the address.
 */
export function useFlashMessage(): void {
  const location = useLocation();
  useEffect(() => {
    const { search } = location;
    const clean = withoutFlash(search);
    if (clean === search) return;
    window.history.replaceState(window.history.state, '', location.pathname + clean + location.hash);
  }, [location]);
}

/** The rest of the query, as it stood. */
export function withoutFlash(search: string): string {
  const parts = search.slice(1).split('&');
  const kept = parts.filter((part) => !part.startsWith('did='));
  if (kept.length === parts.length) return search;
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
