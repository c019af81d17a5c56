import { data, redirect } from 'react-router';
import { loginRedirect } from '#app/web/session/login-redirect.ts';
import { whoOf } from '#app/web/session/who.ts';
import type { May, Permission } from '#studio/shared/who.ts';
import { permitted } from './permissions.ts';

export interface Asking {
  request: Parameters<typeof whoOf>[0];
  context: Parameters<typeof whoOf>[1];
}

/** Redirects visitors to sign-in and back to `path`, or else to where they were; 404 without the permission. */
export async function ownerOnly<P extends Permission>(
  permission: P,
  { request, context }: Asking,
  path = addressOf(request),
): Promise<May<P>> {
  const who = await whoOf(request, context);
  if (who.role === 'visitor') throw redirect(loginRedirect(path));
  const granted = permitted(context, who, permission);
  if (!granted) throw data(null, { status: 404 });
  return granted;
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
