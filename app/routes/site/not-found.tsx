import { data, useLocation } from 'react-router';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { isOfLink } from '#app/web/emailed-link.ts';
import { wayBackInside } from '#app/web/missing-page.tsx';
import type { Route } from './+types/not-found';
import { type SiteFrame, siteFrame } from './frame.ts';
import { notFoundMessages } from './not-found.messages.ts';
import { SitePage } from './parts/site-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const frame = await siteFrame(context);
  return data({ frame }, { status: 404 });
}

/** Unknown URLs are 404 for POST, too. */
export function action() {
  throw data(null, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage frame={loaderData.frame} />;
}

/** The page script logs the attempted path to the console, as specified (`data-not-found`). */
function NotFoundPage({ frame }: { frame: SiteFrame }) {
  const words = notFoundMessages[frame.language];
  const { pathname } = useLocation();
  const inside = wayBackInside(pathname, frame.language);
  if (isOfLink(pathname))
    return (
      <SitePage frame={frame}>
        <EndedLink words={words.link} />
      </SitePage>
    );
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

function EndedLink({ words }: { words: (typeof notFoundMessages)['en']['link'] }) {
  return (
    <>
      <title>{words.title}</title>
      <ErrorPage
        headline={words.title}
        drawing="stand"
        sentence={words.sentence}
        actions={
          <>
            <ButtonLink href="/login">{words.signIn}</ButtonLink>
            <ButtonLink href="/contact" variant="ghost">
              {words.contact}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
