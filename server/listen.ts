import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Settings } from '#platform/settings.ts';
import { isUploadPath } from './shell/path-kinds.ts';
import { endSlowBody } from './slow-bodies.ts';
import { UnreadBodies } from './unread-bodies.ts';

type Fetch = Parameters<typeof getRequestListener>[0];
export type NodeMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface HttpServer {
  url: string;
  close: () => Promise<void>;
}

interface Place extends Pick<Settings, 'host' | 'port'> {
  /** The setting of the port. */
  variable?: 'PORT' | 'METRICS_PORT';
}

/** Slower connections are rarer than attacks that hold what a body may take. */
const pace = { graceMs: 15_000, bytesPerSecond: 4_096 };
const formMostMs = 60_000;
/** Milliseconds; protects against slow-request attacks. */
const limits = {
  headersTimeout: 15_000,
  requestTimeout: 15 * 60_000,
  // Longer than a proxy's keep-alive, so that it never reuses a connection being closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
};
const patienceWhenClosingMs = 20_000;
const idlePollMs = 50;

export async function listen(
  fetch: Fetch,
  { host, port, variable = 'PORT' }: Place,
  development?: { server: Server; middleware: NodeMiddleware },
): Promise<HttpServer> {
  const server = development?.server ?? createServer(limits);
  const answer = getRequestListener(fetch);
  const underWay = new Set<ServerResponse>();
  const unread = new UnreadBodies();
  server.on('request', (request, response) => {
    underWay.add(response);
    response.on('close', () => underWay.delete(response));
    unread.watch(request, response);
    endSlowBody(request, { ...pace, mostMs: isUpload(request) ? null : formMostMs });
    if (development) development.middleware(request, response, () => answer(request, response));
    else answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { host, port, variable })));
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    close: () => closeServer(server, underWay),
  };
}

function isUpload({ url = '' }: IncomingMessage): boolean {
  return isUploadPath(url.split('?', 1)[0] ?? '');
}

function closeServer(server: Server, underWay: ReadonlySet<ServerResponse>): Promise<void> {
  return new Promise((resolve) => {
    const withCircuitBreaker = setTimeout(() => server.closeAllConnections(), patienceWhenClosingMs);
    // Node reports no event when a connection becomes idle: poll.
    const polling = setInterval(() => server.closeIdleConnections(), idlePollMs);
    server.close(() => {
      clearTimeout(withCircuitBreaker);
      clearInterval(polling);
      resolve();
    });
    for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false;
  });
}

function explain(error: NodeJS.ErrnoException, { host, port, variable }: Required<Place>): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use. Stop what uses it, or set ${variable} to another one.`, {
      cause: error,
    });
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} is not ours to open. Set ${variable} to one above 1023.`, {
      cause: error,
    });
  }
  if (error.code === 'EADDRNOTAVAIL') {
    return new Error(`This machine has no address ${host}. Set HOST to one it has.`, { cause: error });
  }
  return error;
}
