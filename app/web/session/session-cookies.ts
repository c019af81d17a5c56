import type { Settings } from '#platform/settings.ts';
import { cookieLine } from './cookies.ts';

const day = 86_400;
const month = 30 * day;

/** Not secret: tells the page script that somebody may be signed in, so that it asks /me. */
export function flagCookie(settings: Settings): string {
  const secure = settings.siteUrl.startsWith('https:');
  return cookieLine('belcanto_flag', '1', { maxAge: month, secure, httpOnly: false });
}

/** By it the page behind the sign-up mail knows the browser in which the password was chosen. */
export function signUpCookie(settings: Settings, token: string): string {
  const secure = settings.siteUrl.startsWith('https:');
  return cookieLine('belcanto_signup', token, { maxAge: token ? day : 0, secure });
}
