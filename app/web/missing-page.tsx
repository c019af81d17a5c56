import { useLocation } from 'react-router';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import type { Language } from '#studio/shared/language.ts';
import { missingPageMessages } from './missing-page.messages.ts';
import { areaBehindSignIn } from './session/behind-sign-in.ts';

/** Pages behind the sign-in link back into their area; elsewhere null. */
export function wayBackInside(pathname: string, language: Language): { href: string; label: string } | null {
  const area = areaBehindSignIn(pathname)?.area;
  return area ? { href: `/${area}`, label: missingPageMessages[language][area] } : null;
}

export function MissingPage({ language }: { language: Language }) {
  const { pathname } = useLocation();
  const { title, sentence, home } = missingPageMessages[language];
  const way = wayBackInside(pathname, language) ?? { href: '/', label: home };
  return (
    <main id="main">
      <title>{title}</title>
      <ErrorPage
        headline={title}
        drawing="stand"
        sentence={sentence}
        actions={<ButtonLink href={way.href}>{way.label}</ButtonLink>}
      />
    </main>
  );
}
