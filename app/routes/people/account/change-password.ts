import { redirect } from 'react-router';
import { loginRedirect } from '#app/web/session/login-redirect.ts';
import { whoOf } from '#app/web/session/who.ts';
import type { Route } from './+types/change-password';

/** Where password managers send people to change their password (W3C, A Well-Known URL for Changing Passwords). */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { role } = await whoOf(request, context);
  const page = role === 'owner' ? '/admin/account' : '/dashboard/account';
  const headers = { 'cache-control': 'no-store' };
  return redirect(role === 'visitor' ? loginRedirect('/.well-known/change-password') : page, { headers });
}
