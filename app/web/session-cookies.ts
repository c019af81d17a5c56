import type { Settings } from '#platform/settings.ts';
import { cookieLine } from './cookies.ts';

const month = 30 * 86_400;

/** Not secret: tells the page script that somebody may be signed in, so that it asks /me. */
export function flagCookie(settings: Settings): string {
  const secure = settings.siteUrl.startsWith('https:');
  return cookieLine('belcanto_flag', '1', { maxAge: month, secure, httpOnly: false });
}
