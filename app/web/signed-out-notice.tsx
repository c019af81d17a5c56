import { useEffect, useSyncExternalStore } from 'react';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Language } from '#studio/shared/language.ts';
import { signedOutMessages } from './signed-out.messages.ts';
import { signedOut } from './signed-out.ts';

/** On hydrated pages, after a send of somebody who is signed out by now: laid over the page, which stays as it is. */
export function SignedOutNotice({ language }: { language: Language }) {
  const door = useSyncExternalStore(signedOut.subscribe, signedOut.told, () => null);
  useEffect(() => {
    // Whoever comes back from signing in finds the button again, which the notice covers on a phone.
    const comeBack = () => document.visibilityState === 'visible' && signedOut.tell(null);
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, []);
  if (door === null) return null;
  const { title, text, signIn, newTab, close } = signedOutMessages[language];
  return (
    <div className="toasts">
      <div className="toast destructive" role="alert">
        <strong>{title}</strong>
        <p>{text}</p>
        <p>
          <TextLink href={door} newTabNote={newTab}>
            {signIn}
          </TextLink>
        </p>
        <button type="button" aria-label={close} onClick={() => signedOut.tell(null)}>
          ×
        </button>
      </div>
    </div>
  );
}
