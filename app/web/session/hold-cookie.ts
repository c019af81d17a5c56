import type { Settings } from '#platform/settings.ts';
import { cookieLine } from './cookies.ts';
import { flagCookie } from './session-cookies.ts';

/** One day: long enough to see the end of one's own hold. */
const holdSeconds = 86_400;

/** The secret hold token, and the flag that makes the page script call /me. */
export function holdCookies(settings: Settings, holderToken: string): string[] {
  const secure = settings.siteUrl.startsWith('https:');
  return [cookieLine('belcanto_hold', holderToken, { maxAge: holdSeconds, secure }), flagCookie(settings)];
}
