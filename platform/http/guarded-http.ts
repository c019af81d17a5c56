import { lookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Certificate, certificateAt } from './certificate.ts';

export type Resolve = (host: string) => Promise<string[]>;

export interface GuardedRequest {
  /** Default: GET. */
  method?: string;
  body?: string | Uint8Array;
  /** `authorization` is not sent to another origin after a redirect. */
  headers?: Readonly<Record<string, string>>;
  /** 'manual': a redirect is returned. */
  redirect?: 'follow' | 'manual';
  timeoutMs: number;
  maxBytes: number;
}

export interface GuardedResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  bytes: Uint8Array;
  /** The same as UTF-8. */
  body: string;
}

export interface GuardedHttp {
  /** @throws RequestRefused */
  request(address: string, request: GuardedRequest): Promise<GuardedResponse>;
}

export interface Certificates {
  /** Of an https address. @throws RequestRefused */
  certificate(address: string, limits: Pick<GuardedRequest, 'timeoutMs'>): Promise<Certificate>;
}

export type RequestRefusal =
  | 'bad-address'
  | 'private-address'
  | 'redirects'
  | 'too-large'
  | 'timeout'
  | 'network';

export class RequestRefused extends Error {
  readonly reason: RequestRefusal;
  constructor(reason: RequestRefusal, cause?: unknown) {
    super(`The request was refused: ${reason}`, { cause });
    this.reason = reason;
  }
}

const mostRedirects = 5;
/** Some servers refuse requests without one. */
const userAgent = 'Belcanto';

/**
 * Connects only to public addresses, or to the named hosts. The connection uses the address that was checked, so
 * that a name cannot change between the check and the request (DNS rebinding); each redirect is checked again.
 */
export function guardedHttp({
  resolve = systemResolve,
  allowedHosts = [],
}: {
  resolve?: Resolve;
  allowedHosts?: readonly string[];
} = {}): GuardedHttp & Certificates {
  return {
    async request(address, request) {
      const signal = AbortSignal.timeout(request.timeoutMs);
      let url = readUrl(address);
      let sent = request;
      for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
        const at = await checkedAddress(url, { resolve, allowedHosts, signal });
        const response = await withinTime(send(url, at, { ...sent, signal }), signal);
        const target = redirectOf(response);
        if (target === null || request.redirect === 'manual') return response;
        const next = readUrl(target, url);
        if (url.protocol === 'https:' && next.protocol !== 'https:') throw new RequestRefused('redirects');
        sent = afterRedirect(sent, { status: response.status, isSameOrigin: next.origin === url.origin });
        url = next;
      }
      throw new RequestRefused('redirects');
    },
    async certificate(address, { timeoutMs }) {
      const signal = AbortSignal.timeout(timeoutMs);
      const url = readUrl(address);
      if (url.protocol !== 'https:') throw new RequestRefused('bad-address');
      const at = await checkedAddress(url, { resolve, allowedHosts, signal });
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const port = Number(url.port || 443);
      return withinTime(certificateAt({ host, port, address: at, signal }), signal);
    },
  };
}

async function systemResolve(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true, verbatim: true });
  return found.map(({ address }) => address);
}

function readUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.username || url.password) throw new RequestRefused('bad-address');
  return url;
}

async function checkedAddress(
  url: URL,
  {
    resolve,
    allowedHosts,
    signal,
  }: { resolve: Resolve; allowedHosts: readonly string[]; signal: AbortSignal },
): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(host) ? [host] : await withinTime(resolve(host), signal);
  const [first] = addresses;
  if (!first) throw new RequestRefused('network');
  if (!allowedHosts.includes(url.hostname) && !addresses.every(isPublicAddress)) {
    throw new RequestRefused('private-address');
  }
  return first;
}

async function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(new RequestRefused('timeout'));
    signal.addEventListener('abort', () => reject(new RequestRefused('timeout')), { once: true });
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (error instanceof RequestRefused) throw error;
    throw new RequestRefused('network', error);
  }
}

/** All that IANA has assigned as global unicast; the special-purpose ranges inside are excluded by `range()`. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * False for every range of IANA's special-purpose registries, for multicast, and for IPv6 addresses that contain an
 * IPv4 address (compatible, translated, NAT64, 6to4, Teredo). An IPv4-mapped address counts as its IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const found = ipaddr.process(address);
  if (found.range() !== 'unicast') return false;
  return !(found instanceof ipaddr.IPv6) || found.match(globalUnicast);
}

function redirectOf({ status, headers }: GuardedResponse): string | null {
  const isRedirect = [301, 302, 303, 307, 308].includes(status);
  return isRedirect && typeof headers.location === 'string' ? headers.location : null;
}

function afterRedirect(
  request: GuardedRequest,
  { status, isSameOrigin }: { status: number; isSameOrigin: boolean },
): GuardedRequest {
  const { authorization = null, ...others } = request.headers ?? {};
  const headers = isSameOrigin && authorization !== null ? { ...others, authorization } : others;
  const { method, body, ...rest } = request;
  return status === 303 ? { ...rest, headers } : { ...request, headers };
}

function send(
  url: URL,
  address: string,
  { method = 'GET', body, headers = {}, maxBytes, signal }: GuardedRequest & { signal: AbortSignal },
): Promise<GuardedResponse> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const family = ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4;
  const pinned: LookupFunction = (_host, options, found) => {
    if (options.all) found(null, [{ address, family }]);
    else found(null, address, family);
  };
  return new Promise((fulfil, reject) => {
    const refuse = (error: unknown) => {
      if (error instanceof RequestRefused) reject(error);
      else reject(new RequestRefused(signal.aborted ? 'timeout' : 'network', error));
    };
    const sent = request(url, {
      method,
      agent: false,
      lookup: pinned,
      signal,
      headers: { 'accept-encoding': 'identity', 'user-agent': userAgent, ...headers },
    });
    sent.on('error', refuse);
    // 101, which nothing asked for: neither a response nor an error follows.
    sent.on('upgrade', (_answer, socket) => {
      socket.destroy();
      refuse(new Error('the server switches protocols'));
    });
    sent.on('response', (answer) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes) answer.destroy(new RequestRefused('too-large'));
        else chunks.push(chunk);
      });
      answer.on('error', refuse);
      answer.on('end', () => {
        const whole = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: answered } = answer;
        fulfil({ status, headers: answered, bytes: whole, body: whole.toString('utf8') });
      });
    });
    sent.end(body);
  });
}
