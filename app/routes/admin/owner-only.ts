import { data, redirect } from 'react-router';
import { loginRedirect } from '#app/web/session/login-redirect.ts';
import { whoOf } from '#app/web/session/who.ts';
import type { Who } from '#studio/shared/who.ts';
import { isPermitted } from './permissions.ts';

type Asking = Parameters<typeof whoOf>;

/** Redirects visitors to sign-in and back to `path`; 404 without the route’s permission. */
export async function ownerOnly(request: Asking[0], context: Asking[1], path: string): Promise<Who> {
  const who = await whoOf(request, context);
  if (who.role === 'visitor') throw redirect(loginRedirect(path));
  if (!isPermitted(context, who)) throw data(null, { status: 404 });
  return who;
}
