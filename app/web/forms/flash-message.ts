import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Not by the router: the message stays visible, but reload, bookmark and Back do not repeat it. */
export function useFlashMessage(): void {
  const location = useLocation();
  useEffect(() => {
    const { search } = location;
    const clean = withoutFlash(search);
    if (clean === search) return;
    window.history.replaceState(window.history.state, '', location.pathname + clean + location.hash);
  }, [location]);
}

export function withoutFlash(search: string): string {
  const parts = search.slice(1).split('&');
  const kept = parts.filter((part) => !part.startsWith('did='));
  if (kept.length === parts.length) return search;
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
