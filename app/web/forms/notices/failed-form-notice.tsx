import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { failedForm } from '../failed-form.ts';
import type { ShownFailureProps } from './shown-failure.tsx';
import { UnloadedNotice } from './unloaded-notice.tsx';

/** Loaded when a form fails: every page has it, and hardly one shows it. */
const ShownFailure = lazy<ComponentType<ShownFailureProps>>(() =>
  import('./shown-failure.tsx').catch(() => ({ default: UnloadedNotice })),
);

export function FailedFormNotice({ language }: { language: Language }) {
  const failure = useSyncExternalStore(failedForm.subscribe, failedForm.getSnapshot, () => null);
  if (!failure) return null;
  return (
    <Suspense>
      <ShownFailure failure={failure} language={language} />
    </Suspense>
  );
}
