import { keepsOutbox } from '#platform/mail/open-mail.ts';
import { isLoopback } from '#platform/read-settings.ts';
import type { Settings } from '#platform/settings.ts';

/** Any of these headers means that there is a proxy. */
const forwarding = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/** Guards /outbox and /ui (product.md, SMTP_URL): all addresses are loopback, and nothing is forwarded. */
export function isLoopbackRequest(request: Request, settings: Settings): boolean {
  if (!keepsOutbox(settings)) return false;
  if (forwarding.some((header) => request.headers.has(header))) return false;
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);
}
