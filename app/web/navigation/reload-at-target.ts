import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * When a script of the next page is missing, which a deployment can cause, the router reloads the page that the link is
 * on. Where the browser has the Navigation API, the next page is loaded instead. Call the result with its address.
 */
export function useReloadAtTarget(): (href: string) => void {
  const target = useRef<string | null>(null);
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    if (isIdle) target.current = null;
  }, [isIdle]);
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    const onNavigate = (event: NavigateEvent) => {
      const href = target.current;
      if (event.navigationType !== 'reload' || event.userInitiated || href === null) return;
      event.preventDefault();
      // Started within the event, it would end with the reload.
      setTimeout(() => window.location.assign(href));
    };
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, []);
  return useCallback((href: string) => {
    target.current = href;
  }, []);
}
