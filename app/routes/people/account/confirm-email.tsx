import { data } from 'react-router';
import { readForm } from '#app/web/forms/read-form.ts';
import { worldOf } from '#app/web/world.ts';
import { confirmEmailChange, readEmailChange } from '#studio/people/accounts/change-email.ts';
import type { Route } from './+types/confirm-email';
import { answerRefused, whoPresses } from './answer-link.ts';
import { LinkPage, linkFrame, linkMeta } from './link-page.tsx';
import { linkPageMessages } from './link-pages.messages.ts';
import signInStyles from './sign-in.css?url';
import { SignInFrame } from './sign-in-frame.tsx';

/** `/login/email/<token>`. GET changes nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const change = await readEmailChange(worldOf(context), params.token);
  const page = { frame: await linkFrame(context), email: change?.email ?? null };
  return data(page, { status: change ? 200 : 404 });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  await readForm(request);
  const who = await whoPresses(request, context);
  const outcome = await confirmEmailChange(worldOf(context), who, { token: params.token });
  // From action data: the loader would answer 404, because the link is used.
  if (outcome.ok) return data({ state: 'done' as const, email: outcome.email }, { status: 200 });
  return answerRefused(outcome);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function links() {
  return [{ rel: 'stylesheet', href: signInStyles }];
}

export function meta({ loaderData }: Route.MetaArgs) {
  return linkMeta(loaderData?.frame, 'email');
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, email } = loaderData;
  if (actionData?.state !== 'done')
    return <LinkPage frame={frame} email={email} kind="email" asks="nothing" pressed={actionData ?? null} />;
  const words = linkPageMessages[frame.language].email;
  return (
    <SignInFrame studioName={frame.studioName} homeHref={frame.prefix || '/'} isLit={false}>
      <h1>{words.title}</h1>
      <div className="sign-in-sheet stack wide">
        <p role="status" className="notice sunlit">
          {words.done(actionData.email)}
        </p>
        <p>
          <a className="button" href={`${frame.prefix}/login`}>
            {words.onward}
          </a>
        </p>
      </div>
    </SignInFrame>
  );
}
