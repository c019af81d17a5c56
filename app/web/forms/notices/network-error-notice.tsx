import { useSyncExternalStore } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { networkErrorMessages } from '../network-error.messages.ts';
import { networkError } from '../network-error.ts';
import { Notice } from './notice.tsx';

export function NetworkErrorNotice({ language }: { language: Language }) {
  const error = useSyncExternalStore(networkError.subscribe, networkError.getSnapshot, () => null);
  if (!error) return null;
  const words = networkErrorMessages[language];
  const said = error === 'cancelled' ? words.cancelled : {};
  return <Notice {...words} {...said} onClose={() => networkError.show(null)} />;
}
