import { redirect } from 'react-router';
import { loginRedirect } from '#app/web/session/login-redirect.ts';
import { whoOf } from '#app/web/session/who.ts';
import type { Who } from '#studio/shared/who.ts';

type Asking = Parameters<typeof whoOf>;

/** Redirects visitors to sign-in and back to `path`. The owner has access to their own data. */
export async function signedIn(
  request: Asking[0],
  context: Asking[1],
  path: string,
): Promise<Who & { userId: string; email: string }> {
  const who = await whoOf(request, context);
  const { userId, email } = who;
  if (!userId || !email) throw redirect(loginRedirect(path));
  return { ...who, userId, email };
}
