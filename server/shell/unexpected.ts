import type { World } from '#platform/world.ts';
import { calmPage } from './calm-page.ts';
import { isEmbedPath, isWebhookPath, isWirePath } from './path-kinds.ts';
import { addSecurityHeaders, inertPolicy } from './security-headers.ts';
import type { ShellContext } from './shell-context.ts';
import { wireRefusal, wireSentences } from './wire-refusal.ts';

/** What nobody caught: logged once, answered calmly, with nothing of the error in the answer. */
export function unexpected(error: unknown, c: ShellContext, world: World): Response {
  const { id, language } = c.get('facts');
  const { pathname } = c.get('url');
  world.log.error({ requestId: id, err: error }, 'a request failed');
  const isCall = isWirePath(pathname) || isWebhookPath(pathname) || isEmbedPath(pathname);
  const response = isCall ? wireRefusal(pathname, 500, wireSentences[500]) : calmPage('broken', language, id);
  addSecurityHeaders(response.headers, world.settings.siteUrl.startsWith('https:'));
  response.headers.set('x-request-id', id);
  response.headers.set('cache-control', 'no-store');
  response.headers.set(
    'content-security-policy',
    isCall ? inertPolicy : `${inertPolicy}; style-src 'self'; img-src 'self'`,
  );
  return response;
}
