import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  type AddressInfo,
  createServer as createNetServer,
  type Server as NetServer,
  type Socket,
} from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Settings } from '#platform/settings.ts';
import { isUploadPath } from './shell/path-kinds.ts';

type Fetch = Parameters<typeof getRequestListener>[0];
export type NodeMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface HttpServer {
  url: string;
  close: () => Promise<void>;
}

interface Place extends Pick<Settings, 'host' | 'port'> {
  /** The setting of the port. */
  variable?: 'PORT' | 'METRICS_PORT';
  /** By `reservePort`. */
  reserved?: NetServer | undefined;
  /** By `inheritedSocket`. */
  inherited?: number | undefined;
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
const closeTimeoutMs = 20_000;
const idlePollMs = 50;
const firstPassedSocket = 3;

/** Hono reads on for half a second, at most 64 MB each, so that a client sees an answer that came before its body was sent. */
const mostAtOnce = 4;

/** Bounds how many bodies are read only to be thrown away; the connections of others are closed with their answer. */
class UnreadBodies {
  #draining = 0;

  watch(request: IncomingMessage, response: ServerResponse): void {
    response.once('finish', () => {
      if (request.complete || request.destroyed) return;
      if (this.#draining >= mostAtOnce) {
        request.destroy();
        return;
      }
      this.#draining += 1;
      request.once('close', () => {
        this.#draining -= 1;
      });
    });
  }
}

/**
 * Node's own list of idle connections has those whose answer is written but not yet sent: closing them would cut a page
 * that a slow visitor is still receiving.
 */
class Connections {
  readonly #underWay = new Set<ServerResponse>();
  /** Bytes received when the last answer had been sent; without one, the first request is on its way. */
  readonly #answeredAt = new Map<Socket, number | null>();
  #keepsNone = false;

  open(socket: Socket): void {
    this.#answeredAt.set(socket, null);
    socket.once('close', () => this.#answeredAt.delete(socket));
  }

  begin(response: ServerResponse): void {
    const { socket } = response.req;
    this.#underWay.add(response);
    if (this.#keepsNone) response.shouldKeepAlive = false;
    response.once('close', () => {
      this.#underWay.delete(response);
      if (this.#answeredAt.has(socket)) this.#answeredAt.set(socket, socket.bytesRead);
    });
  }

  /** From now on an answer ends its connection, unless its head is sent already. */
  keepNone(): void {
    this.#keepsNone = true;
    for (const response of this.#underWay) if (!response.headersSent) response.shouldKeepAlive = false;
  }

  closeIdle(): void {
    const answering = new Set([...this.#underWay].map(({ req }) => req.socket));
    for (const [socket, answeredAt] of this.#answeredAt)
      if (!answering.has(socket) && socket.bytesRead === answeredAt) socket.destroy();
  }
}

/** Holds a free port until `listen` takes it over: links need it before the server can answer. */
export async function reservePort(host: string): Promise<{ reserved: NetServer; port: number }> {
  const reserved = createNetServer();
  await new Promise<void>((resolve, reject) => {
    reserved.once('error', (error) => reject(explain(error, { host, port: 0, variable: 'PORT' })));
    reserved.listen(0, host, resolve);
  });
  return { reserved, port: (reserved.address() as AddressInfo).port };
}

/**
 * The listening socket that systemd passes on (sd_listen_fds(3)): connections wait in it while one process follows
 * another. Undefined without one.
 */
export function inheritedSocket(environment: NodeJS.ProcessEnv = process.env): number | undefined {
  const { LISTEN_PID: pid, LISTEN_FDS: count } = environment;
  return pid === String(process.pid) && Number(count) > 0 ? firstPassedSocket : undefined;
}

export async function listen(
  fetch: Fetch,
  { host, port, variable = 'PORT', reserved, inherited }: Place,
  development?: { server: Server; middleware: NodeMiddleware },
): Promise<HttpServer> {
  const server = development?.server ?? createServer(limits);
  const answer = getRequestListener(fetch);
  const connections = new Connections();
  const unread = new UnreadBodies();
  server.on('connection', (socket) => connections.open(socket));
  server.on('request', (request, response) => {
    connections.begin(response);
    unread.watch(request, response);
    endSlowBody(request, { ...pace, mostMs: isUpload(request) ? null : formMostMs });
    if (development) development.middleware(request, response, () => answer(request, response));
    else answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { host, port, variable })));
    if (reserved) server.listen(reserved, resolve);
    else if (inherited !== undefined) server.listen({ fd: inherited }, resolve);
    else server.listen(port, host, resolve);
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    close: () => closeServer(server, connections),
  };
}

interface BodyPace {
  /** Time beyond what the bytes received so far may take. */
  graceMs: number;
  bytesPerSecond: number;
  /** Null: as long as the sender keeps the pace. */
  mostMs: number | null;
}

const checkMs = 1_000;

/** Closes the connection of a sender that is slow. Time in which received bytes wait for us does not count. */
export function endSlowBody(request: IncomingMessage, pace: BodyPace): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const before = socket.bytesRead;
  let waitedMs = 0;
  const timer = setInterval(() => {
    if (request.readableLength > 0) return;
    waitedMs += checkMs;
    const earnedMs = ((socket.bytesRead - before) / pace.bytesPerSecond) * 1_000;
    if (waitedMs > Math.min(pace.graceMs + earnedMs, pace.mostMs ?? Number.POSITIVE_INFINITY))
      request.destroy();
  }, checkMs).unref();
  for (const end of ['end', 'close'] as const) request.once(end, () => clearInterval(timer));
}

function isUpload({ url = '' }: IncomingMessage): boolean {
  return isUploadPath(url.split('?', 1)[0] ?? '');
}

function closeServer(server: Server, connections: Connections): Promise<void> {
  // Also what `server.close` calls.
  server.closeIdleConnections = () => connections.closeIdle();
  return new Promise((resolve) => {
    const withCircuitBreaker = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
    // Node reports no event when a connection becomes idle: poll.
    const polling = setInterval(() => connections.closeIdle(), idlePollMs);
    server.close(() => {
      clearTimeout(withCircuitBreaker);
      clearInterval(polling);
      resolve();
    });
    connections.keepNone();
  });
}

function explain(
  error: NodeJS.ErrnoException,
  { host, port, variable }: Required<Omit<Place, 'reserved' | 'inherited'>>,
): Error {
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
