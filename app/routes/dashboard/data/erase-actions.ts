import { data } from 'react-router';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { NoView, type PostArgs, postsBelow } from '#app/web/forms/sub-resource.tsx';
import { worldOf } from '#app/web/world.ts';
import { requestLink } from '#studio/people/accounts/request-link.ts';
import type { EraseAnswer } from './erase.tsx';

const page = '/dashboard/data/erase';

const posts = postsBelow(page, { 'sign-in-link': signInLink });

export default NoView;
export const middleware = posts.middleware;
export const action = posts.action;

/** Signing in by it replaces the password. */
async function signInLink({ request, context }: PostArgs) {
  const who = await signedIn(request, context, page);
  const requested = await requestLink(worldOf(context), who, { email: who.email, link: 'sign-in' });
  return requested.ok
    ? data<EraseAnswer>({ sentTo: who.email, problem: null, wrong: null })
    : data<EraseAnswer>({ sentTo: null, problem: requested.message, wrong: null }, { status: 429 });
}
