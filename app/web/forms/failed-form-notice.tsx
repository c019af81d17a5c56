import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { failedForm } from './failed-form.ts';

/** Loaded when a form fails: every page has it, and hardly one shows it. */
const ShownFailure = lazy(() => import('./shown-failure.tsx'));

export function FailedFormNotice({ language }: { language: Language }) {
  const failure = useSyncExternalStore(failedForm.subscribe, failedForm.getSnapshot, () => null);
  if (!failure) return null;
  return (
    <Suspense>
      <ShownFailure failure={failure} language={language} />
    </Suspense>
  );
}
