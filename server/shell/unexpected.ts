import { isOutage } from '#platform/db/database-unavailable.ts';
import type { World } from '#platform/world.ts';
import { errorPage } from './error-page.ts';
import { retryAfterOutage } from './finished-headers.ts';
import { isEmbedPath, isWebhookPath, isWirePath } from './path-kinds.ts';
import { addSecurityHeaders, inertPolicy } from './security-headers.ts';
import type { ShellContext } from './shell-context.ts';
import { wireRefusal, wireSentences } from './wire-refusal.ts';

export function unexpected(error: unknown, c: ShellContext, world: World): Response {
  if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
  const { id, language } = c.get('facts');
  const { pathname } = c.get('url');
  world.log.error({ requestId: id, err: error }, 'a request failed');
  const isCall = isWirePath(pathname) || isWebhookPath(pathname) || isEmbedPath(pathname);
  const status = isOutage(error) ? 503 : 500;
  const response = isCall
    ? wireRefusal(pathname, status, wireSentences[status])
    : errorPage(status === 503 ? 'unavailable' : 'broken', language, id);
  if (status === 503) response.headers.set('retry-after', retryAfterOutage);
  addSecurityHeaders(response.headers, world.settings.siteUrl.startsWith('https:'));
  response.headers.set('x-request-id', id);
  response.headers.set('cache-control', 'no-store');
  response.headers.set(
    'content-security-policy',
    isCall ? inertPolicy : `${inertPolicy}; style-src 'self'; img-src 'self'`,
  );
  return response;
}
