import { useLocation } from 'react-router';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { wayBackInside } from '#app/web/missing-page.tsx';
import type { SiteFrame } from '../frame.ts';
import { notFoundMessages } from '../not-found.messages.ts';
import { SitePage } from './site-page.tsx';

/** The page script logs the attempted path to the console, as specified (`data-not-found`). */
export function NotFoundPage({ frame }: { frame: SiteFrame }) {
  const words = notFoundMessages[frame.language];
  const inside = wayBackInside(useLocation().pathname, frame.language);
  return (
    <SitePage frame={frame}>
      <title>{words.title}</title>
      <div data-not-found>
        <ErrorPage
          headline={words.title}
          drawing="stand"
          sentence={words.sentence}
          actions={
            inside ? (
              <>
                <ButtonLink href={inside.href}>{inside.label}</ButtonLink>
                <ButtonLink variant="ghost" href="/">
                  {words.home}
                </ButtonLink>
              </>
            ) : (
              <>
                <ButtonLink href="/">{words.home}</ButtonLink>
                <ButtonLink variant="ghost" href="/courses">
                  {words.courses}
                </ButtonLink>
              </>
            )
          }
        />
      </div>
    </SitePage>
  );
}
