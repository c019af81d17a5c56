import { data } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { requestLink } from '#studio/accounts/request-link.ts';
import type { Route } from './+types/erase-sign-in-link';
import type { EraseAnswer } from './erase.tsx';

const page = '/dashboard/data/erase';

export default NoView;
export const middleware = showPage(page);

/** `POST /dashboard/data/erase/sign-in-link`: signing in by it replaces the password. */
export async function action({ request, context }: Route.ActionArgs) {
  const who = await signedIn(request, context, page);
  const requested = await requestLink(worldOf(context), who, { email: who.email, link: 'sign-in' });
  return requested.ok
    ? data<EraseAnswer>({ sentTo: who.email, problem: null, wrong: null })
    : data<EraseAnswer>({ sentTo: null, problem: requested.message, wrong: null }, { status: 429 });
}
