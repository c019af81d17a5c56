import { addCorsHeaders, type CrossOrigin } from './cors.ts';
import { isSecretPath } from './path-kinds.ts';
import {
  addSecrecyHeaders,
  addSecurityHeaders,
  contentSecurityPolicy,
  developmentPolicy,
  inertPolicy,
} from './security-headers.ts';
import type { ShellContext } from './shell-context.ts';
import type { ShellTools } from './shell-tools.ts';

/** Seconds. A restart takes less; a route that knows better says so itself. */
export const retryAfterOutage = '30';

/** The headers of an answer as they leave the house. What a route has said about caching or privacy stays. */
export function finishedHeaders(
  c: ShellContext,
  tools: ShellTools,
  answer: Response,
  from: CrossOrigin | null,
): Headers {
  const headers = new Headers(answer.headers);
  const { settings } = tools.world;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  headers.set('x-request-id', c.get('facts').id);
  addSecurityHeaders(headers, settings.siteUrl.startsWith('https:'));
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', isPage ? policyOf(c, tools) : inertPolicy);
  }
  if (answer.status === 503 && !headers.has('retry-after')) headers.set('retry-after', retryAfterOutage);
  if (!headers.has('cache-control')) headers.set('cache-control', defaultCaching(c, isPage));
  if (isSecretPath(c.get('url').pathname)) addSecrecyHeaders(headers);
  if (c.get('address').prefix) headers.set('x-robots-tag', 'noindex');
  if (from) addCorsHeaders(headers, from);
  return headers;
}

function policyOf(c: ShellContext, { world, isDevelopment }: ShellTools): string {
  const { nonce, answer } = c.get('facts');
  if (isDevelopment) return developmentPolicy;
  return contentSecurityPolicy({
    formActions: world.payments?.checkoutOrigins ?? [],
    frames: answer.frames,
    nonce: answer.hydrated ? nonce : null,
  });
}

/**
 * Pages may be kept by the browser but are asked about every time, so that Back works from its memory. Hydrated
 * pages, answers to forms and data are for one person and one moment.
 */
function defaultCaching(c: ShellContext, isPage: boolean): string {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  return isPage && isRead && !c.get('facts').answer.hydrated ? 'no-cache' : 'no-store';
}
