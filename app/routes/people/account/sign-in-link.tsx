import { data } from 'react-router';
import { readForm } from '#app/web/forms/read-form.ts';
import { deviceName } from '#app/web/session/device-name.ts';
import { worldOf } from '#app/web/world.ts';
import { holderOfSignInLink, signInByLink } from '#studio/people/accounts/account-link.ts';
import type { Route } from './+types/sign-in-link';
import { answerPressed, whoPresses } from './answer-link.ts';
import { LinkPage, linkFrame, linkMeta } from './link-page.tsx';
import signInStyles from './sign-in.css?url';

/** `/sign-in/<token>`. GET changes nothing; the button signs in. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const holder = await holderOfSignInLink(worldOf(context), params.token);
  const { email, isGuest } = holder ?? { email: null, isGuest: false };
  const kind = isGuest ? 'guest' : 'signIn';
  return data({ frame: await linkFrame(context), email, kind } as const, { status: email ? 200 : 404 });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const world = worldOf(context);
  await readForm(request);
  const who = await whoPresses(request, context);
  const outcome = await signInByLink(world, who, { token: params.token, device: deviceName(request) });
  return answerPressed({ world, request }, outcome);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function links() {
  return [{ rel: 'stylesheet', href: signInStyles }];
}

export function meta({ loaderData }: Route.MetaArgs) {
  return linkMeta(loaderData?.frame, loaderData?.kind ?? 'signIn');
}

export default function SignInLink({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} asks="nothing" pressed={actionData ?? null} />;
}
