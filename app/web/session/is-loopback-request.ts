import { keepsOutbox } from '#platform/mail/open-mail.ts';
import { isLoopback } from '#platform/read-settings.ts';
import type { Settings } from '#platform/settings.ts';

/** Any of these says that somebody stands between us and who asks. */
const forwarding = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/**
 * True when the request was made on this very computer to a site that is only here: what /outbox and /ui ask, since
 * they show what is nobody else's business. All of it must hold (product.md, SMTP_URL): no mail server, HOST, the host
 * of SITE_URL and the Host header loopback, nothing forwarded.
 */
export function isLoopbackRequest(request: Request, settings: Settings): boolean {
  if (!keepsOutbox(settings)) return false;
  if (forwarding.some((header) => request.headers.has(header))) return false;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);
}
