import { data } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { readCookie } from '#app/web/session/cookies.ts';
import { deviceName } from '#app/web/session/device-name.ts';
import { signUpCookie } from '#app/web/session/session-cookies.ts';
import { worldOf } from '#app/web/world.ts';
import { confirmSignUp, readSignUp } from '#studio/people/accounts/confirm-sign-up.ts';
import type { Route } from './+types/confirm-sign-up';
import { answerPressed, whoPresses } from './answer-link.ts';
import { LinkPage, linkFrame, linkMeta } from './link-page.tsx';
import signInStyles from './sign-in.css?url';

const browserOf = (request: Request) => readCookie(request, 'belcanto_signup');

/** `/login/confirm/<token>`. GET changes nothing. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const signUp = await readSignUp(worldOf(context), params.token, browserOf(request));
  const page = {
    frame: await linkFrame(context),
    email: signUp?.email ?? null,
    asks: signUp?.needsPassword ? ('own password' as const) : ('nothing' as const),
  };
  return data(page, { status: signUp ? 200 : 404 });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const world = worldOf(context);
  const form = await readForm(request);
  const outcome = await confirmSignUp(world, await whoPresses(request, context), {
    token: params.token,
    browserToken: browserOf(request),
    password: textOf(form, 'password'),
    device: deviceName(request),
  });
  if (!outcome.ok) return answerPressed({ world, request }, outcome);
  const cookies = [...outcome.cookies, signUpCookie(world.settings, '')];
  return answerPressed({ world, request }, { ...outcome, cookies });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function links() {
  return [{ rel: 'stylesheet', href: signInStyles }];
}

export function meta({ loaderData }: Route.MetaArgs) {
  return linkMeta(loaderData?.frame, 'signUp');
}

export default function ConfirmSignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} kind="signUp" pressed={actionData ?? null} />;
}
