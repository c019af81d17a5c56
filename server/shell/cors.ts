import { isOwnOrigin } from './own-origin.ts';

const allowedHeaders =
  'apikey, authorization, content-type, content-profile, accept-profile, prefer, x-client-info, x-upsert, x-retry-count, x-entitlement, x-upload-token';

export interface CrossOrigin {
  /** 'none': no browser or same origin; 'allowed': in CORS_ORIGINS; 'anybody': a public resource. */
  kind: 'none' | 'allowed' | 'refused' | 'anybody';
  origin: string | null;
}

export function crossOrigin(request: Request, siteUrl: string, allowed: readonly string[]): CrossOrigin {
  const origin = request.headers.get('origin');
  if (origin === null || isOwnOrigin(origin, siteUrl, request.headers.get('host')))
    return { kind: 'none', origin };
  return { kind: allowed.includes(origin) ? 'allowed' : 'refused', origin };
}

export const fromAnybody: CrossOrigin = { kind: 'anybody', origin: null };

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

/** Public resources, never with credentials. */
export const openToAll: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'cross-origin-resource-policy': 'cross-origin',
};

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

export function withoutCookies(request: Request): Request {
  if (!request.headers.has('cookie')) return request;
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  return new Request(request, { headers });
}
