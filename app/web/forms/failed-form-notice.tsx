import { useSyncExternalStore } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { failedFormMessages } from './failed-form.messages.ts';
import { failedForm } from './failed-form.ts';
import { Notice } from './notice.tsx';

export function FailedFormNotice({ language }: { language: Language }) {
  const failure = useSyncExternalStore(failedForm.subscribe, failedForm.getSnapshot, () => null);
  if (!failure) return null;
  const words = failedFormMessages[language];
  return <Notice {...words[failure]} close={words.close} onClose={() => failedForm.show(null)} />;
}
