import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { MailFault } from './mail.ts';

/** Servers that slow down senders greet after some seconds, too; they refuse the handshake that is then tried. */
const greetingMs = 8_000;

/** Port 465 begins with TLS (RFC 8314). */
export function beginsWithTls(url: string): boolean {
  const { protocol, port } = new URL(url);
  return protocol === 'smtps:' || port === '465';
}

/**
 * A port that begins with TLS waits for the client, and a client without TLS for the greeting: nobody says what is
 * wrong. Null: no such fault, also when there is no connection. Sends no email.
 */
export async function faultOfPort(
  url: string,
  { signal, timeoutMs = greetingMs }: { signal: AbortSignal; timeoutMs?: number | undefined },
): Promise<MailFault | null> {
  if (beginsWithTls(url)) return null;
  const { hostname, port } = new URL(url);
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 587) };
  const greeting = await first(connect(place), { event: 'data', timeoutMs, signal });
  if (greeting !== 'silence' || signal.aborted) return null;
  const handshake = await first(connectTls({ ...place, rejectUnauthorized: false }), {
    event: 'secureConnect',
    timeoutMs,
    signal,
  });
  return handshake === 'event' ? 'mail-tls-port' : null;
}

function first(
  socket: Socket,
  { event, timeoutMs, signal }: { event: 'data' | 'secureConnect'; timeoutMs: number; signal: AbortSignal },
): Promise<'event' | 'silence' | 'ended'> {
  return new Promise<'event' | 'silence' | 'ended'>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, 'silence');
    const end = () => socket.destroy();
    signal.addEventListener('abort', end, { once: true });
    socket.once(event, () => resolve('event'));
    socket.once('error', () => resolve('ended'));
    socket.once('close', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve('ended');
    });
  }).finally(() => socket.destroy());
}
