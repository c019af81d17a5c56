import type { World } from '#platform/world.ts';
import type { ErrorReason } from './error-page.messages.ts';
import { errorPage } from './error-page.ts';
import { retryAfterOutage } from './finished-headers.ts';
import { isEmbedPath, isWebhookPath, isWirePath } from './path-kinds.ts';
import { addSecurityHeaders, inertPolicy } from './security-headers.ts';
import type { ShellContext } from './shell-context.ts';
import { ownSentences, wireRefusal, wireSentences } from './wire-refusal.ts';

/** Made without the database: a page for people, the format of its interface for a call. */
export function errorAnswer(
  c: ShellContext,
  { settings }: World,
  reason: Extract<ErrorReason, 'broken' | 'unavailable' | 'busy' | 'paused'>,
): Response {
  const { id, language } = c.get('facts');
  const { pathname } = c.get('url');
  const isCall = isWirePath(pathname) || isWebhookPath(pathname) || isEmbedPath(pathname);
  const status = reason === 'broken' ? 500 : 503;
  const sentence = reason === 'busy' || reason === 'paused' ? ownSentences[reason] : wireSentences[status];
  const response = isCall ? wireRefusal(pathname, status, sentence) : errorPage(reason, language, id);
  if (status === 503)
    response.headers.set('retry-after', reason === 'busy' ? retryAfterBusy : retryAfterOutage);
  addSecurityHeaders(response.headers, settings);
  response.headers.set('x-request-id', id);
  response.headers.set('cache-control', 'no-store');
  response.headers.set(
    'content-security-policy',
    isCall ? inertPolicy : `${inertPolicy}; style-src 'self'; img-src 'self'`,
  );
  return response;
}

/** Seconds; a queue is served in less. */
const retryAfterBusy = '5';
