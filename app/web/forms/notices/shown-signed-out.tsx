import { useEffect } from 'react';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { Language } from '#studio/shared/language.ts';
import { signedOutMessages } from '../signed-out.messages.ts';
import { signedOut } from '../signed-out.ts';
import { Notice } from './notice.tsx';

export interface ShownSignedOutProps {
  loginHref: string;
  language: Language;
}

export default function ShownSignedOut({ loginHref, language }: ShownSignedOutProps) {
  useEffect(() => {
    // After signing in, the submit button must be visible again: on a phone the notice covers it.
    const comeBack = () => document.visibilityState === 'visible' && signedOut.show(null);
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, []);
  const { title, text, signIn, newTab, close } = signedOutMessages[language];
  return (
    <Notice title={title} text={text} close={close} onClose={() => signedOut.show(null)}>
      <p>
        <TextLink href={loginHref} newTabNote={newTab}>
          {signIn}
        </TextLink>
      </p>
    </Notice>
  );
}
