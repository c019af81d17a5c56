import { isLoopback } from '#platform/read-settings.ts';

/**
 * True for SITE_URL or the request's Host (localhost and 127.0.0.1 are equal). Scheme and port must match.
 */
export function isOwnOrigin(origin: string, siteUrl: string, host: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  const site = new URL(siteUrl);
  if (given.origin !== origin || given.protocol !== site.protocol) return false;
  const requested =
    host && URL.canParse(`${site.protocol}//${host}`) ? [new URL(`${site.protocol}//${host}`)] : [];
  return [site, ...requested].some(
    (own) => own.host === given.host || (areLoopback(own, given) && own.port === given.port),
  );
}

function areLoopback(...urls: URL[]): boolean {
  return urls.every(({ hostname }) => isLoopback(hostname));
}

/** Sec-Fetch-Site takes precedence: extensions and proxies change the origin of a form. */
export function comesFromOurPages(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || isOwnOrigin(origin, siteUrl, request.headers.get('host'));
}

export function changesSomething(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}
