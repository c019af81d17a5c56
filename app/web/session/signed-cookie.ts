import { timingSafeEqual } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { keyedHash } from '#studio/shared/secret-token.ts';
import type { CookieName } from './browser-storage.ts';
import { cookieLine, readCookie } from './cookies.ts';

/** Signed, with its expiry inside, which does not depend on the browser. */
export function signedCookie(
  world: World,
  { name, value, seconds }: { name: CookieName; value: unknown; seconds: number },
): string {
  const until = world.clock.now().add({ seconds }).epochMilliseconds;
  const body = Buffer.from(JSON.stringify({ until, value })).toString('base64url');
  const secure = world.settings.siteUrl.startsWith('https:');
  return cookieLine(name, `${body}.${keyedHash(world.secret, name, body)}`, { maxAge: seconds, secure });
}

/** Null when absent, invalid or expired. */
export function readSignedCookie(world: World, request: Request, name: string): unknown {
  const [body, signature, more] = (readCookie(request, name) ?? '').split('.');
  if (!body || !signature || more !== undefined) return null;
  const expected = Buffer.from(keyedHash(world.secret, name, body));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { until, value } = JSON.parse(Buffer.from(body, 'base64url').toString());
  return until > world.clock.now().epochMilliseconds ? value : null;
}
