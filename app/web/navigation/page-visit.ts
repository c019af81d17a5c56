import { useEffect, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';

/**
 * A key that mounts the page anew for every navigation, as a new document would, but not for the answer to a form, which
 * keeps what was typed. Moves the focus to the heading, so that screen readers announce the new page.
 */
export function usePageVisit(): string {
  const { pathname, search } = useLocation();
  const { state, formMethod } = useNavigation();
  const page = useMatches().find(({ id }) => id !== 'root' && id !== 'admin')?.pathname ?? pathname;
  const address = pathname + search;
  const [shown, setShown] = useState({ address, visit: 0, isPosting: false });
  const isPosting = state === 'idle' ? shown.isPosting : formMethod !== undefined && formMethod !== 'GET';
  if (shown.address !== address) {
    setShown({ address, visit: shown.visit + (isPosting ? 0 : 1), isPosting: false });
  } else if (shown.isPosting !== isPosting) {
    setShown({ ...shown, isPosting });
  }
  const key = `${page} ${shown.visit}`;
  useHeadingFocus(key);
  return key;
}

function useHeadingFocus(key: string): void {
  const [first] = useState(key);
  useEffect(() => {
    if (key === first) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [key, first]);
}
