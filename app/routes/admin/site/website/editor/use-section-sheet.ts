import { useCallback, useEffect, useRef, useState } from 'react';
import { useEscape } from './use-escape.ts';
import { useNarrow } from './use-narrow.ts';
import { useSwitchedFocus } from './use-switched-focus.ts';

interface SectionSheet {
  close: () => void;
  /** The preview, once it is seen. */
  draw: () => void;
}

const ids = { backId: 'back-to-form', showId: 'show-preview' };

/** The form of a section; on a phone over the preview, which it can make room for. Escape goes one step back. */
export function useSectionSheet({ close, draw }: SectionSheet) {
  const [view, setView] = useState<'form' | 'page'>('form');
  const isNarrow = useNarrow();
  const acts = useRef({ close, draw });
  acts.current = { close, draw };
  const open = useCallback(() => setView('form'), []);
  const back = useCallback(
    () => (isNarrow && view === 'page' ? open() : acts.current.close()),
    [isNarrow, view, open],
  );
  useEscape(back);
  useSwitchedFocus(view, (now) => document.getElementById(now === 'page' ? ids.backId : ids.showId));
  useEffect(() => {
    if (view === 'page') acts.current.draw();
  }, [view]);
  return { ...ids, view, open, show: () => setView('page') };
}
