import { parse, serialize } from 'hono/utils/cookie';
import { type CookieName, securePrefix } from './browser-storage.ts';

export function readCookie(request: Request, name: string): string | null {
  const header = request.headers.get('cookie');
  return header ? (parse(header, name)[name] ?? null) : null;
}

export function hasCookie(request: Request, name: CookieName): boolean {
  return readCookie(request, name) !== null || readCookie(request, securePrefix + name) !== null;
}

export interface CookieChoices {
  /** Seconds; 0 deletes the cookie; absent: a session cookie. */
  maxAge?: number;
  /** False only for cookies that our script reads and that hold no secret. */
  httpOnly?: boolean;
  /** True when the site is served over https. */
  secure: boolean;
}

export function cookieLine(name: CookieName, value: string, choices: CookieChoices): string {
  return serialize(name, value, {
    path: '/',
    sameSite: 'Lax',
    httpOnly: choices.httpOnly ?? true,
    secure: choices.secure,
    ...(choices.maxAge === undefined ? {} : { maxAge: choices.maxAge }),
  });
}
