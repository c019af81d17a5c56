import { parse, serialize } from 'hono/utils/cookie';
import type { CookieName } from './browser-storage.ts';

/** The value of one cookie of the request, null when it is absent. */
export function readCookie(request: Request, name: string): string | null {
  const header = request.headers.get('cookie');
  return header ? (parse(header, name)[name] ?? null) : null;
}

export interface CookieChoices {
  /** Seconds; 0 removes the cookie; absent: until the browser is closed. */
  maxAge?: number;
  /** False only for cookies that our script reads and that hold no secret. */
  httpOnly?: boolean;
  /** On exactly when the site is served over https. */
  secure: boolean;
}

/** A Set-Cookie line for the whole site, SameSite=Lax. The cookie page tells of every name it takes. */
export function cookieLine(name: CookieName, value: string, choices: CookieChoices): string {
  return serialize(name, value, {
    path: '/',
    sameSite: 'Lax',
    httpOnly: choices.httpOnly ?? true,
    secure: choices.secure,
    ...(choices.maxAge === undefined ? {} : { maxAge: choices.maxAge }),
  });
}
