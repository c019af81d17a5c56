import signInStyles from '#app/routes/people/account/sign-in.css?url';
import { SignInFrame } from '#app/routes/people/account/sign-in-frame.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { useLanguage } from '#app/web/words.ts';
import { filesGoneWithinHours } from '#platform/files/removal-delay.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { useStudentArea } from '../layout-data.ts';
import { dataMessages } from './data.messages.ts';

/** `/dashboard/data/erased`: shown after deletion; contains nothing personal. */
export function links() {
  return [{ rel: 'stylesheet', href: signInStyles }];
}

export default function Erased() {
  const language = useLanguage();
  const { erased: words } = dataMessages[language];
  const homeHref = pageAddress('/', language);
  return (
    <SignInFrame studioName={useStudentArea().studioName} homeHref={homeHref} isLit={false}>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p className="lead">{words.text(filesGoneWithinHours)}</p>
      <div className="sign-in-sheet stack wide">
        <p>{words.thanks}</p>
        <p className="actions">
          <ButtonLink href={homeHref}>{words.home}</ButtonLink>
        </p>
      </div>
    </SignInFrame>
  );
}
