import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { MailFault } from './mail.ts';
import { smtpAccountIn } from './smtp-address.ts';

/** Servers that slow down senders greet after some seconds, too; they refuse the handshake that is then tried. */
const greetingMs = 8_000;

/**
 * A port that begins with TLS waits for the client, and a client without TLS for the greeting: neither says what is
 * wrong. Null: no such fault, also when there is no connection. Sends no email.
 */
export async function faultOfPort(
  url: string,
  { signal, timeoutMs = greetingMs }: { signal: AbortSignal; timeoutMs?: number | undefined },
): Promise<MailFault | null> {
  const account = smtpAccountIn(url);
  if (!account || account.security === 'tls') return null;
  const { host, port } = account;
  const greeting = await first(connect({ host, port }), { event: 'data', timeoutMs, signal });
  if (greeting !== 'silence' || signal.aborted) return null;
  return (await acceptsTls({ host, port }, { timeoutMs, signal })) ? 'mail-tls-port' : null;
}

/** With any certificate. */
export async function acceptsTls(
  { host, port }: { host: string; port: number },
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal },
): Promise<boolean> {
  const socket = connectTls({ host, port, rejectUnauthorized: false });
  return (await first(socket, { event: 'secureConnect', timeoutMs, signal })) === 'event';
}

function first(
  socket: Socket,
  {
    event,
    timeoutMs,
    signal,
  }: { event: 'data' | 'secureConnect'; timeoutMs: number; signal: AbortSignal | undefined },
): Promise<'event' | 'silence' | 'ended'> {
  return new Promise<'event' | 'silence' | 'ended'>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, 'silence');
    const end = () => socket.destroy();
    signal?.addEventListener('abort', end, { once: true });
    socket.once(event, () => resolve('event'));
    socket.once('error', () => resolve('ended'));
    socket.once('close', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve('ended');
    });
  }).finally(() => socket.destroy());
}
