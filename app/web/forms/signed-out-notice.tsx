import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { signedOut } from './signed-out.ts';

/** Loaded when a session has ended: every page has it, and hardly one shows it. */
const ShownSignedOut = lazy(() => import('./shown-signed-out.tsx'));

export function SignedOutNotice({ language }: { language: Language }) {
  const loginHref = useSyncExternalStore(signedOut.subscribe, signedOut.getSnapshot, () => null);
  if (loginHref === null) return null;
  return (
    <Suspense>
      <ShownSignedOut loginHref={loginHref} language={language} />
    </Suspense>
  );
}
