import type { Settings } from '#platform/settings.ts';
import { cookieLine } from './cookies.ts';

/** A day: long enough to come back to one's own hold and see its end, short enough to mean nothing after. */
const holdSeconds = 86_400;

/** The browser's hold token (secret), and the flag that makes the page script ask /me (not secret). */
export function holdCookies(settings: Settings, holderToken: string): string[] {
  const secure = settings.siteUrl.startsWith('https:');
  return [
    cookieLine('belcanto_hold', holderToken, { maxAge: holdSeconds, secure }),
    cookieLine('belcanto_flag', '1', { maxAge: holdSeconds, secure, httpOnly: false }),
  ];
}
