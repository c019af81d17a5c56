import { data } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { deviceName } from '#app/web/session/device-name.ts';
import { worldOf } from '#app/web/world.ts';
import { accountByLink } from '#studio/people/accounts/account-link.ts';
import { resetPassword } from '#studio/people/accounts/change-password.ts';
import type { Route } from './+types/reset';
import { answerPressed, whoPresses } from './answer-link.ts';
import { LinkPage, linkFrame, linkMeta } from './link-page.tsx';
import signInStyles from './sign-in.css?url';

/** `/reset/<token>`. GET changes nothing; the button sets a new password and signs in. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const account = await accountByLink(worldOf(context), 'reset', params.token);
  const page = { frame: await linkFrame(context), email: account?.email ?? null };
  return data(page, { status: account ? 200 : 404 });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const world = worldOf(context);
  const form = await readForm(request);
  const outcome = await resetPassword(world, await whoPresses(request, context), {
    token: params.token,
    password: textOf(form, 'password'),
    device: deviceName(request),
  });
  return answerPressed({ world, request }, outcome);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function links() {
  return [{ rel: 'stylesheet', href: signInStyles }];
}

export function meta({ loaderData }: Route.MetaArgs) {
  return linkMeta(loaderData?.frame, 'reset');
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} kind="reset" asks="new password" pressed={actionData ?? null} />;
}
