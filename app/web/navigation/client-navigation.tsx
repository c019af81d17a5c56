import { useCallback, useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useHref, useNavigate, useNavigation } from 'react-router';
import type { Language } from '#studio/shared/language.ts';
import { clientHref } from './client-pages.ts';
import { navigationMessages } from './navigation.messages.ts';

/**
 * Follows the plain links and GET forms of hydrated pages without a new document. They stay plain HTML, which works
 * without scripts and has no router in its components.
 */
export function ClientNavigation({ language }: { language: Language }) {
  // Links lead to addresses without a language prefix, which are another router's.
  const isUnprefixed = useHref('/') === '/';
  const follow = useFollow();
  const [intended, setIntended] = useState<string | null>(null);
  useEffect(() => {
    if (!isUnprefixed) return;
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      follow(event, clientHref(event.target));
    };
    const onSubmit = (event: SubmitEvent) => follow(event, clientHref(event.target, event.submitter));
    const onIntent = ({ target }: Event) => setIntended((now) => linkHref(target) ?? now);
    const events = {
      click: onClick,
      submit: onSubmit,
      pointerover: onIntent,
      focusin: onIntent,
      touchstart: onIntent,
    };
    for (const [type, listener] of Object.entries(events)) {
      document.addEventListener(type, listener as EventListener, { passive: type === 'touchstart' });
    }
    return () => {
      for (const [type, listener] of Object.entries(events)) {
        document.removeEventListener(type, listener as EventListener);
      }
    };
  }, [isUnprefixed, follow]);
  return (
    <>
      {intended && <PrefetchPageLinks page={intended} />}
      <Pending language={language} />
    </>
  );
}

function linkHref(target: EventTarget | null): string | null {
  return target instanceof HTMLFormElement ? null : clientHref(target);
}

function useFollow() {
  const navigate = useNavigate();
  const goTo = useReloadAtTarget();
  return useCallback(
    (event: Event, href: string | null) => {
      if (event.defaultPrevented || href === null) return;
      event.preventDefault();
      goTo(href);
      const { pathname, search } = window.location;
      void navigate(href, { replace: href === pathname + search });
    },
    [navigate, goTo],
  );
}

/**
 * When a script of the next page is missing, which a deployment can cause, the router reloads the page that the link is
 * on. Where the browser has the Navigation API, the next page is loaded instead. Call the result with its address.
 */
function useReloadAtTarget(): (href: string) => void {
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

/** Milliseconds: a page that comes sooner needs no sign that it is coming. */
const patience = 400;

function Pending({ language }: { language: Language }) {
  const { state, formMethod } = useNavigation();
  const isLeaving = state === 'loading' && (formMethod === undefined || formMethod === 'GET');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLeaving]);
  return (
    <div className="page-pending" aria-live="polite">
      {isSlow && <span>{navigationMessages[language].loading}</span>}
    </div>
  );
}
