import type { Settings } from '#platform/settings.ts';
import { cookieLine, readCookie } from './cookies.ts';

/** Longer than any checkout stays open. */
const checkoutSeconds = 7200;

export function checkoutCookie(settings: Settings, token: string): string {
  const secure = settings.siteUrl.startsWith('https:');
  return cookieLine('belcanto_checkout', token, { maxAge: checkoutSeconds, secure });
}

export function checkoutTokenOf(request: Request): string | null {
  return readCookie(request, 'belcanto_checkout');
}
