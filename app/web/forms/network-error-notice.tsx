import { useSyncExternalStore } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { cutLineMessages } from './network-error.messages.ts';
import { cutLine } from './network-error.ts';
import { Notice } from './notice.tsx';

/** After a send that found no line. */
export function CutNotice({ language }: { language: Language }) {
  const isTold = useSyncExternalStore(cutLine.subscribe, cutLine.told, () => false);
  if (!isTold) return null;
  return <Notice {...cutLineMessages[language]} onClose={() => cutLine.tell(false)} />;
}
