import { useLocation } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import type { Language } from '#studio/shared/language.ts';
import { roomBehindSignIn } from './behind-sign-in.ts';
import { missingPageMessages } from './missing-page.messages.ts';

/** Behind the sign-in the way on from what is not there leads back inside; elsewhere null. */
export function wayBackInside(pathname: string, language: Language): { href: string; label: string } | null {
  const room = roomBehindSignIn(pathname)?.room;
  return room ? { href: `/${room}`, label: missingPageMessages[language][room] } : null;
}

/** Instead of one thing that is not there, or not this person's, when React has led to it in the browser. */
export function MissingPage({ language }: { language: Language }) {
  const { pathname } = useLocation();
  const { title, sentence, home } = missingPageMessages[language];
  const way = wayBackInside(pathname, language) ?? { href: '/', label: home };
  return (
    <main id="main">
      <title>{title}</title>
      <ErrorPage
        headline={title}
        melody={[6, 2, 3, 0]}
        sentence={sentence}
        actions={<ButtonLink href={way.href}>{way.label}</ButtonLink>}
      />
    </main>
  );
}
