/** A browser that has sent no cookie may refuse them: the page after the next one says so (`cookies=check`). */
export function sentCookies(request: Request): boolean {
  return Boolean(request.headers.get('cookie'));
}

/** The sign-in page, which leads on to `to` unless the session's cookie was refused. Not as `loginRedirect` writes it. */
export function signInCheck(to: string): string {
  return `/login?${new URLSearchParams({ cookies: 'check', next: to })}`;
}

export function isCookieCheck(searchParams: URLSearchParams): boolean {
  return searchParams.get('cookies') === 'check';
}
