import { timingSafeEqual } from 'node:crypto';
import { type RouterContextProvider, redirect } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { readSignedCookie, signedCookie } from '#app/web/session/signed-cookie.ts';
import { worldOf } from '#app/web/world.ts';
import { keepsOutbox } from '#platform/mail/open-mail.ts';
import { outboxCode } from '#studio/shared/email/outbox-code.ts';

const name = 'belcanto_outbox';
const seconds = 30 * 24 * 3600;

/** From this machine only, else 404. False: the code is missing. Throws a redirect that stores a correct code. */
export function mayReadOutbox(request: Request, context: Readonly<RouterContextProvider>): boolean {
  const world = worldOf(context);
  if (!keepsOutbox(world.settings) || !factsOf(context).isFromThisMachine)
    throw new Response(null, { status: 404 });
  const url = new URL(request.url);
  const given = Buffer.from(url.searchParams.get('code')?.trim() ?? '');
  const code = Buffer.from(outboxCode(world.secret));
  if (given.length === code.length && timingSafeEqual(given, code)) {
    const cookie = signedCookie(world, { name, value: true, seconds });
    throw redirect(url.pathname, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } });
  }
  return readSignedCookie(world, request, name) === true;
}

/** For what belongs to an email: without the code it is not there. */
export function requireOutbox(request: Request, context: Readonly<RouterContextProvider>): void {
  if (!mayReadOutbox(request, context)) throw new Response(null, { status: 404 });
}
