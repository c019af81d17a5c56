import type { Settings } from '#platform/settings.ts';
import { cartDays } from '#studio/offers/cart/cart.ts';
import { cookieLine, readCookie } from './cookies.ts';

/** The secret cart token, and the flag that makes the page script call /me. */
export function cartCookies(settings: Settings, cartToken: string): string[] {
  const secure = settings.siteUrl.startsWith('https:');
  const maxAge = cartDays * 86_400;
  return [
    cookieLine('belcanto_cart', cartToken, { maxAge, secure }),
    cookieLine('belcanto_flag', '1', { maxAge, secure, httpOnly: false }),
  ];
}

export function cartTokenOf(request: Request): string | null {
  return readCookie(request, 'belcanto_cart');
}
