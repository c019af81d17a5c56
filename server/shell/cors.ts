import { isOwnOrigin } from './own-origin.ts';

/** What supabase-js sends from a browser, and our own two. */
const allowedHeaders =
  'apikey, authorization, content-type, content-profile, accept-profile, prefer, x-client-info, x-upsert, x-retry-count, x-entitlement, x-upload-token';

export interface CrossOrigin {
  /**
   * 'none': no browser or our own page; 'allowed': in CORS_ORIGINS; 'refused': any other site; 'anybody': an address that
   * is the same for every site.
   */
  kind: 'none' | 'allowed' | 'refused' | 'anybody';
  origin: string | null;
}

/** From which site a wire call comes. */
export function crossOrigin(request: Request, siteUrl: string, allowed: readonly string[]): CrossOrigin {
  const origin = request.headers.get('origin');
  if (origin === null || isOwnOrigin(origin, siteUrl, request.headers.get('host')))
    return { kind: 'none', origin };
  return { kind: allowed.includes(origin) ? 'allowed' : 'refused', origin };
}

/** An address under /embed: from wherever. */
export const fromAnybody: CrossOrigin = { kind: 'anybody', origin: null };

/** The answer to a preflight of an allowed origin. */
export function preflightAnswer(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': allowedHeaders,
      'access-control-max-age': '7200',
    },
  });
}

/** For what every origin may load and read; never with credentials. */
export const openToAll: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Lets the page that asked read the answer. Never with credentials: the cookie was taken off the request, too. */
export function addCorsHeaders(headers: Headers, from: CrossOrigin): void {
  if (from.kind === 'anybody') {
    for (const [name, value] of Object.entries(openToAll)) headers.set(name, value);
    return;
  }
  headers.append('vary', 'Origin');
  if (from.kind !== 'allowed' || !from.origin) return;
  headers.set('access-control-allow-origin', from.origin);
  headers.set('access-control-expose-headers', 'x-request-id, retry-after, x-relay-error');
  headers.set('cross-origin-resource-policy', 'cross-origin');
}

/** The same request without what the browser knows about a signed-in person. */
export function withoutCookies(request: Request): Request {
  if (!request.headers.has('cookie')) return request;
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  return new Request(request, { headers });
}
