import { type RefObject, useEffect, useRef, useState } from 'react';
import { PagePreview } from '#app/web/live-edit/page-preview.ts';
import type { Language } from '#studio/shared/language.ts';
import { takeOpened } from './last-opened.ts';
import type { StageRefs } from './page-stage.tsx';

export function useStageRefs(): StageRefs {
  return {
    scroller: useRef<HTMLElement>(null),
    page: useRef<HTMLDivElement>(null),
    links: useRef<HTMLOListElement>(null),
  };
}

export function openPreview(
  { scroller, page, links }: StageRefs,
  rest: { key: string; current: number | null; onDrawn?: () => void },
): PagePreview | null {
  return scroller.current && page.current && links.current
    ? new PagePreview({ scroller: scroller.current, page: page.current, links: links.current, ...rest })
    : null;
}

interface DraftPreview {
  key: string;
  language: Language;
  version: number;
}

/** The draft of a page, beside its sections. Gives the focus back to the block whose form was closed. */
export function useDraftPreview({ key, language, version }: DraftPreview, refs: StageRefs) {
  const [shown, setShown] = useState(language);
  const preview = useRef<PagePreview | null>(null);
  const { scroller, page, links } = refs;
  useEffect(() => {
    const opened = openPreview(
      { scroller, page, links },
      { key, current: null, onDrawn: returnFocus(key, preview) },
    );
    preview.current = opened;
    return () => opened?.close();
  }, [key, scroller, page, links]);
  useEffect(() => {
    if (version >= 0) void preview.current?.show(`/admin/website/${key}/preview/${shown}`, new FormData());
  }, [key, shown, version]);
  return { shown, show: setShown };
}

/** Once: to its link in the preview, else in the list. Not if the owner has moved it since. */
function returnFocus(key: string, preview: RefObject<PagePreview | null>): () => void {
  const at = takeOpened(key);
  let isDone = at === null;
  return () => {
    const { activeElement } = document;
    const isFree = !activeElement || activeElement.matches('body, h1, .admin-notice');
    if (isDone || at === null || !isFree) return;
    isDone = true;
    const link = preview.current?.linkTo(at);
    const listed = document.querySelector<HTMLElement>(`#section-${at} a`);
    const target = link?.checkVisibility?.() ? link : listed;
    target?.focus({ preventScroll: target === link });
  };
}
