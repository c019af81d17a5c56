import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '#platform/push/web-push.ts';
import { decryptPayload } from './decrypt-payload.ts';

export interface StandInBrowser {
  subscription: PushSubscription;
  /** What it was sent, decrypted with its keys. */
  received: Array<{ payload: unknown; ttl: number; topic: string; subject: string }>;
  /** Its subscription ends: the service answers 410. */
  unsubscribe(): void;
}

export type PushFault =
  | { status: number; retryAfter?: number; location?: string }
  /** The connection is cut before or after the message is taken. */
  | 'cut'
  | 'cut-after';

export interface PushStandIn {
  host: string;
  /** A new browser with keys of its own; `serverKey`: the key it subscribes with. */
  subscribe(serverKey: string): StandInBrowser;
  /** Of the next requests, in order. */
  faults: PushFault[];
  requests: number;
  close(): Promise<void>;
}

interface Stored extends StandInBrowser {
  read(body: Buffer): string;
  serverKey: string;
  isEnded: boolean;
}

const largestBody = 4096;

/** A push service as RFC 8030 describes it: checks TTL, Topic, size and the sender's signature (RFC 8292). */
export async function startPushService(): Promise<PushStandIn> {
  const browsers = new Map<string, Stored>();
  const faults: PushFault[] = [];
  const server = createServer((request, response) => {
    standIn.requests += 1;
    serve({ browsers, faults }, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: PushStandIn = {
    host: '127.0.0.1',
    faults,
    requests: 0,
    subscribe(serverKey) {
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      const browser = newBrowser(origin + path, serverKey);
      browsers.set(path, browser);
      return browser;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

function newBrowser(endpoint: string, serverKey: string): Stored {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  const browser: Stored = {
    subscription: { endpoint, p256dh, auth: auth.toString('base64url') },
    received: [],
    serverKey,
    isEnded: false,
    unsubscribe: () => {
      browser.isEnded = true;
    },
    read: (body) => decryptPayload(body, { pair, auth }),
  };
  return browser;
}

interface State {
  browsers: Map<string, Stored>;
  faults: PushFault[];
}

async function serve(
  { browsers, faults }: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const fault = faults.shift();
  if (fault === 'cut') return void response.destroy();
  if (fault && fault !== 'cut-after') {
    const { status, retryAfter, location } = fault;
    response.writeHead(status, {
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
      ...(location === undefined ? {} : { location }),
    });
    return void response.end();
  }
  const browser = browsers.get(request.url ?? '');
  const body = Buffer.concat(chunks);
  const status = browser ? take(browser, request, body) : 404;
  if (fault === 'cut-after') return void response.destroy();
  const isTaken = status === 201;
  response.writeHead(status, isTaken ? { location: `/message/${randomBytes(9).toString('base64url')}` } : {});
  response.end();
}

function take(browser: Stored, { method, headers }: IncomingMessage, body: Buffer): number {
  if (browser.isEnded) return 410;
  if (method !== 'POST') return 405;
  const subject = subjectOf(headers, browser);
  if (subject === null) return 403;
  if (body.length > largestBody) return 413;
  const { ttl, topic = '' } = headers;
  const isComplete = /^\d+$/.test(String(ttl)) && /^[\w-]{0,32}$/.test(String(topic));
  if (!isComplete || headers['content-encoding'] !== 'aes128gcm') return 400;
  const payload = JSON.parse(browser.read(body));
  browser.received.push({ payload, ttl: Number(ttl), topic: String(topic), subject });
  return 201;
}

/** Null: not signed with the key that the browser subscribed with, for another service, or expired. */
function subjectOf({ authorization = '' }: IncomingHttpHeaders, { serverKey, subscription }: Stored) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== serverKey) return null;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const isInTime = typeof exp === 'number';
  return isSigned && isInTime && aud === new URL(subscription.endpoint).origin ? String(sub) : null;
}
