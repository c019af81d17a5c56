import { isLoopback } from '#platform/read-settings.ts';

/**
 * True when `origin` is this site: SITE_URL, or another name under which it was asked (its Host, and of this machine
 * localhost and 127.0.0.1 alike). Scheme and port must be the same: a page on another port, or one that came
 * unencrypted, is another origin.
 */
export function isOwnOrigin(origin: string, siteUrl: string, host: string | null): boolean {
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  const site = new URL(siteUrl);
  if (given.origin !== origin || given.protocol !== site.protocol) return false;
  const asked =
    host && URL.canParse(`${site.protocol}//${host}`) ? [new URL(`${site.protocol}//${host}`)] : [];
  return [site, ...asked].some(
    (own) => own.host === given.host || (areLoopback(own, given) && own.port === given.port),
  );
}

function areLoopback(...urls: URL[]): boolean {
  return urls.every(({ hostname }) => isLoopback(hostname));
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
