import type { Language } from '#studio/shared/language.ts';
import { failedFormMessages } from '../failed-form.messages.ts';
import { type Failure, failedForm } from '../failed-form.ts';
import { Notice } from './notice.tsx';

export interface ShownFailureProps {
  failure: Failure;
  language: Language;
}

export default function ShownFailure({ failure, language }: ShownFailureProps) {
  const words = failedFormMessages[language];
  return <Notice {...words[failure]} close={words.close} onClose={() => failedForm.show(null)} />;
}
