import type { RouterContextProvider } from 'react-router';
import type { Account } from '#platform/accounts/accounts.ts';
import { whoIs } from '#studio/people/roles.ts';
import type { Who } from '#studio/shared/who.ts';
import { factsOf } from '../request-facts.ts';
import { worldOf } from '../world.ts';
import { readCookie } from './cookies.ts';
import { readDevice } from './device-cookie.ts';

/** One query per request, shared by its loaders. */
const sessions = new WeakMap<object, Promise<Account | null>>();

/** Null for visitors. Without cookie and token there is no query. */
export function accountOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Account | null> {
  let session = sessions.get(context);
  if (!session) {
    session = worldOf(context).accounts.sessionOf(request.headers);
    sessions.set(context, session);
  }
  return session;
}

export async function whoOf(request: Request, context: Readonly<RouterContextProvider>): Promise<Who> {
  const { language, address } = factsOf(context);
  return whoIs(await accountOf(request, context), {
    language,
    address,
    holderToken: readCookie(request, 'belcanto_hold'),
    payerToken: readCookie(request, 'belcanto_payer'),
    knownDevice: readDevice(worldOf(context), request),
  });
}
