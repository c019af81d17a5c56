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

export const retryAfterOutage = '30';

export function finishedHeaders(
  c: ShellContext,
  { tools, answer, from }: { tools: ShellTools; answer: Response; from: CrossOrigin | null },
): Headers {
  const headers = new Headers(answer.headers);
  const { settings } = tools.world;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  headers.set('x-request-id', c.get('facts').id);
  addSecurityHeaders(headers, settings);
  const isOurPage = isPage && !headers.has('content-security-policy');
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', isPage ? policyOf(c, tools) : inertPolicy);
  }
  if (answer.status === 503 && !headers.has('retry-after')) headers.set('retry-after', retryAfterOutage);
  if (!headers.has('cache-control')) headers.set('cache-control', defaultCaching(c, isPage));
  if (isSecretPath(c.get('url').pathname)) addSecrecyHeaders(headers);
  else if (isOurPage && isVisitorPage(c)) headers.set('speculation-rules', '"/prefetch.speculationrules"');
  if (from) addCorsHeaders(headers, from);
  return headers;
}

function policyOf(c: ShellContext, { world, isDevelopment }: ShellTools): string {
  const { nonce, answer } = c.get('facts');
  if (isDevelopment) return developmentPolicy;
  return contentSecurityPolicy({
    formActions: formActionsOf(c, world),
    frames: answer.frames,
    nonce: answer.hydrated ? nonce : null,
  });
}

/** Where a form of the page may lead by a redirect. */
function formActionsOf(c: ShellContext, { payments, google }: ShellTools['world']): readonly string[] {
  const isCalendars = c.get('url').pathname.endsWith('/admin/settings/calendars');
  return [...(payments?.checkoutOrigins ?? []), ...(google && isCalendars ? [google.consentOrigin] : [])];
}

/** Hydrated pages prefetch data instead of documents. */
function isVisitorPage(c: ShellContext): boolean {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  return isRead && !c.get('facts').answer.hydrated;
}

/** Browsers may store pages but must revalidate. Hydrated pages, form answers and data are private. */
function defaultCaching(c: ShellContext, isPage: boolean): string {
  return isPage && isVisitorPage(c) ? 'no-cache' : 'no-store';
}
