import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Answer,
  confirmOrder,
  createOrder,
  getOrder,
  getProduct,
  getShipments,
  notFound,
  ok,
  refuse,
  shippingRates,
} from './answers.ts';
import { emptyState, type Fault, type StandInState } from './state.ts';

export interface PrintfulStandIn {
  url: string;
  state: StandInState;
  close(): Promise<void>;
}

/**
 * A local Printful with the published API of versions 1 and 2: checks requests, enforces the documented limits
 * (120 calls, external ids unique and at most 32 characters), and can fail before or after a call took effect.
 */
export async function startPrintful(token: string): Promise<PrintfulStandIn> {
  const state = emptyState(token);
  const server = createServer((request, response) => {
    serve(state, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(state: StandInState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://printful');
  const call = `${request.method} ${url.pathname}`;
  state.calls.push(call);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const trouble = takeTrouble(state, call);
  if (trouble && !trouble.how.endsWith('-after')) return suffer(trouble, response);
  const answer = answerTo(state, request, url, text);
  if (trouble) return suffer(trouble, response);
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'x-ratelimit-limit': '120',
    'x-ratelimit-remaining': '119',
  });
  response.end(JSON.stringify(answer.body));
}

function takeTrouble(state: StandInState, call: string): Fault | null {
  const at = state.faults.findIndex((one) => call.startsWith(one.on));
  return at < 0 ? null : (state.faults.splice(at, 1)[0] ?? null);
}

function suffer({ how }: Fault, response: ServerResponse): void {
  if (how === 'cut' || how === 'cut-after') {
    response.destroy();
    return;
  }
  if (how === 'garbage') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html>We will be right back</html>');
    return;
  }
  const [status, reason, message] = {
    '500': [500, 'InternalServerError', 'Internal server error'] as const,
    '500-after': [502, 'BadGateway', 'Bad gateway'] as const,
    slow: [504, 'GatewayTimeout', 'Gateway timeout'] as const,
    '401': [401, 'Unauthorized', 'The access token provided is invalid.'] as const,
    '429': [
      429,
      'TooManyRequests',
      "You've recently sent too many requests. Please try again after 60 seconds.",
    ] as const,
  }[how];
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(refuse(status, reason, message).body));
}

function answerTo(state: StandInState, request: IncomingMessage, url: URL, text: string): Answer {
  if (request.headers.authorization !== `Bearer ${state.token}`) {
    return refuse(401, 'Unauthorized', 'The access token provided is invalid.');
  }
  const [first = '', second = '', third = '', ...rest] = url.pathname.split('/').slice(1);
  const { method } = request;
  if (method === 'GET' && first === 'store' && second === 'products') return getProduct(state, third);
  if (method === 'GET' && first === 'orders' && second) return getOrder(state, second);
  if (method === 'GET' && first === 'v2' && second === 'orders' && rest[0] === 'shipments') {
    return getShipments(state, third);
  }
  if (method === 'DELETE' && first === 'webhooks') {
    state.webhook = null;
    return ok({ url: null, types: [] });
  }
  if (method === 'GET' && first === 'webhooks')
    return ok({ url: state.webhook?.url ?? null, types: state.webhook?.types ?? [] });
  if (method !== 'POST') return notFound();
  if (first === 'orders' && third === 'confirm') return confirmOrder(state, second);
  if (request.headers['content-type'] !== 'application/json')
    return refuse(400, 'BadRequest', 'JSON expected');
  const body = JSON.parse(text) as Record<string, unknown>;
  if (first === 'webhooks') {
    state.webhook = { url: String(body.url), types: body.types as string[] };
    return ok({ ...state.webhook, params: [] });
  }
  if (first === 'orders' && !second) {
    return createOrder(state, body, ['true', '1'].includes(url.searchParams.get('confirm') ?? ''));
  }
  if (first === 'shipping' && second === 'rates') return shippingRates(state, body);
  return notFound();
}
