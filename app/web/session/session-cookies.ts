import type { Settings } from '#platform/settings.ts';
import { cookieLine } from './cookies.ts';

const day = 86_400;
const month = 30 * day;

/** Not secret: makes the page script call /me. */
export function flagCookie(settings: Settings): string {
  const secure = settings.siteUrl.startsWith('https:');
  return cookieLine('belcanto_flag', '1', { maxAge: month, secure, httpOnly: false });
}

/** Identifies the browser that signed up when the confirmation link is opened. */
export function signUpCookie(settings: Settings, token: string): string {
  const secure = settings.siteUrl.startsWith('https:');
  return cookieLine('belcanto_signup', token, { maxAge: token ? day : 0, secure });
}
