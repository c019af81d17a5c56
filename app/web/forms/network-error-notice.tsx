import { useSyncExternalStore } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { networkErrorMessages } from './network-error.messages.ts';
import { networkError } from './network-error.ts';
import { Notice } from './notice.tsx';

export function NetworkErrorNotice({ language }: { language: Language }) {
  const isNotified = useSyncExternalStore(networkError.subscribe, networkError.getSnapshot, () => false);
  if (!isNotified) return null;
  return <Notice {...networkErrorMessages[language]} onClose={() => networkError.show(false)} />;
}
