import signInStyles from '#app/routes/account/sign-in.css?url';
import { SignInFrame } from '#app/routes/account/sign-in-frame.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { filesGoneWithinHours } from '#platform/files/removal-delay.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { pageAddress } from '#studio/shared/language.ts';
import type { Route } from './+types/erased';
import { dataMessages } from './data.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/dashboard/data/erased`: shown after deletion; contains nothing personal. */
export async function loader({ context }: Route.LoaderArgs) {
  const { studioName } = await studioIdentity(worldOf(context));
  return { studioName, language: factsOf(context).language };
}

export function links() {
  return [{ rel: 'stylesheet', href: signInStyles }];
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? dataMessages[loaderData.language].erased.title : '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function Erased({ loaderData }: Route.ComponentProps) {
  const { erased: words } = dataMessages[loaderData.language];
  const homeHref = pageAddress('/', loaderData.language);
  return (
    <SignInFrame studioName={loaderData.studioName} homeHref={homeHref} isLit={false}>
      <h1>{words.title}</h1>
      <p className="lead">{words.text(filesGoneWithinHours)}</p>
      <div className="sign-in-sheet">
        <p>{words.thanks}</p>
        <p className="actions">
          <ButtonLink href={homeHref}>{words.home}</ButtonLink>
        </p>
      </div>
    </SignInFrame>
  );
}
