import { useSyncExternalStore } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { cutLineMessages } from './cut-line.messages.ts';
import { cutLine } from './cut-line.ts';

/** On hydrated pages, after a send that found no line: laid over the page, which stays as it is. */
export function CutNotice({ language }: { language: Language }) {
  const isTold = useSyncExternalStore(cutLine.subscribe, cutLine.told, () => false);
  if (!isTold) return null;
  const { title, text, close } = cutLineMessages[language];
  return (
    <div className="toasts">
      <div className="toast destructive" role="alert">
        <strong>{title}</strong>
        <p>{text}</p>
        <button type="button" aria-label={close} onClick={() => cutLine.tell(false)}>
          ×
        </button>
      </div>
    </div>
  );
}
