import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { panelTitleId } from './editor-frame.tsx';
import { useEscape } from './use-escape.ts';
import { useNarrow } from './use-narrow.ts';
import { useSwitchedFocus } from './use-switched-focus.ts';

type View = 'page' | 'contents' | 'review';

/** On a phone the sections, or what is published, over the preview; the focus returns to what opened it. */
export function usePageSheet(first: View) {
  const [view, setView] = useState<View>(first);
  const opener = useRef<HTMLElement | null>(null);
  const isNarrow = useNarrow();
  const close = useCallback(() => setView('page'), []);
  useEscape(isNarrow && view !== 'page' ? close : null);
  useSwitchedFocus(view, (now) => (now === 'page' ? opener.current : document.getElementById(panelTitleId)));
  const open = (wanted: View) => (event: MouseEvent) => {
    event.preventDefault();
    opener.current = event.currentTarget as HTMLElement;
    setView(wanted);
  };
  return { view, open, close };
}
