import type { ProxyProblem } from '#platform/proxy-warnings.ts';
import { isLoopback } from '#platform/read-settings.ts';
import type { Settings } from '#platform/settings.ts';

export interface Arrival {
  /** The address of the connection. */
  peer: string | undefined;
  /** Undefined: without a socket. */
  httpVersion: string | undefined;
  headers: Headers;
  url: string;
}

const forwardingHeader =
  /^(?:forwarded|via|cdn-loop|(?:x-forwarded|x-original|x-envoy|cf|fastly)-.+|x-real-ip|(?:x-|x-cluster-|true-)client-ip)$/;

/** HTTP/1.0 is what nginx before 1.29.7 sends by default. */
function isForwarded({ headers, httpVersion }: Arrival): boolean {
  return httpVersion === '1.0' || [...headers.keys()].some((name) => forwardingHeader.test(name));
}

type ProxySettings = Pick<Settings, 'trustProxy'>;

/**
 * True for a program or browser on this machine, as far as can be known: nginx since 1.29.7 with `proxy_pass` alone
 * leaves no sign. What is private needs a secret, too.
 */
export function isFromThisMachine(arrival: Arrival, { trustProxy }: ProxySettings): boolean {
  const { peer, headers, url } = arrival;
  if (trustProxy > 0 || isForwarded(arrival)) return false;
  if (!isLoopback((peer ?? '').replace(/^::ffff:/i, ''))) return false;
  const origins = [headers.get('origin'), headers.get('referer')].filter((one) => one && one !== 'null');
  const named = [`http://${headers.get('host') ?? new URL(url).host}`, ...origins];
  return named.every((one) => one && URL.canParse(one) && isLoopback(new URL(one).hostname));
}

/** Null: as TRUST_PROXY says. */
export function proxyProblemOf(arrival: Arrival, { trustProxy }: ProxySettings): ProxyProblem | null {
  if (trustProxy > 0) return arrival.headers.has('x-forwarded-for') ? null : 'not-forwarded';
  return isForwarded(arrival) ? 'not-trusted' : null;
}
