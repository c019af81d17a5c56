import { isLoopback } from '#platform/read-settings.ts';

/** True when `origin` is this site: SITE_URL, the host that was asked, or this machine under its other name. */
export function isOwnOrigin(origin: string, siteUrl: string, host: string | null): boolean {
  if (origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  if (host && given.host === host) return true;
  const site = new URL(siteUrl);
  return isLoopback(given.hostname) && isLoopback(site.hostname) && given.port === site.port;
}

/**
 * True when a request that changes something was sent by a page of ours, or by no browser at all. Sec-Fetch-Site is
 * asked first: a form on a no-referrer page sends `Origin: null` even to its own site.
 */
export function comesFromOurPages(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || isOwnOrigin(origin, siteUrl, request.headers.get('host'));
}

export function changesSomething(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}
