import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { signedOut } from '../signed-out.ts';
import type { ShownSignedOutProps } from './shown-signed-out.tsx';
import { UnloadedNotice } from './unloaded-notice.tsx';

/** Loaded when a session has ended: every page has it, and hardly one shows it. */
const ShownSignedOut = lazy<ComponentType<ShownSignedOutProps>>(() =>
  import('./shown-signed-out.tsx').catch(() => ({ default: UnloadedNotice })),
);

export function SignedOutNotice({ language }: { language: Language }) {
  const loginHref = useSyncExternalStore(signedOut.subscribe, signedOut.getSnapshot, () => null);
  if (loginHref === null) return null;
  return (
    <Suspense>
      <ShownSignedOut loginHref={loginHref} language={language} />
    </Suspense>
  );
}
