import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, systemClock } from '#platform/clock.ts';
import { type AccountKeys, type ApiCall, admit, answerCall, type Disturbance, UNDISTURBED } from './api.ts';
import { EventLog } from './events.ts';
import { type Fault, Faults } from './faults.ts';
import { type Answer, IdempotencyKeys } from './idempotency.ts';
import { intentAt } from './money.ts';
import { answerPage } from './page.ts';
import { payerOf } from './payer.ts';
import { StripeRefusal } from './refusal.ts';
import { expireSessionByClock, sessionAt } from './sessions.ts';
import type { AccountOptions, StripeState } from './state.ts';
import { subscriptionAt } from './subscriptions.ts';

export interface StripeStandInOptions {
  clock?: Clock;
  secretKey?: string;
  webhookSecret?: string;
  webhookUrl?: string | null;
  delivery?: 'at-once' | 'hold';
  /** 0: any free one. */
  port?: number;
}

export interface SeenCall {
  endpoint: string;
  path: string;
  body: string;
  idempotencyKey: string | null;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function refusalFor(trouble: Required<Fault>, body: string): StripeRefusal | null {
  if (trouble.how === 'error') return new StripeRefusal(500, 'An unknown error occurred');
  if (trouble.how === 'rate-limit')
    return new StripeRefusal(429, 'Too many requests', { code: 'rate_limit' });
  if (trouble.how === 'lock') return new StripeRefusal(409, 'Lock timeout', { code: 'lock_timeout' });
  if (trouble.how === 'refuse') {
    // Stripe's messages may quote the request; a caller that passes them on leaks it.
    const quoted = `Refused, you sent: ${decodeURIComponent(body)}`;
    return new StripeRefusal(402, quoted, { type: 'card_error', code: trouble.code });
  }
  return null;
}

function disturbanceOf(trouble: Required<Fault> | null, body: string): Disturbance {
  if (!trouble) return UNDISTURBED;
  const refusal = refusalFor(trouble, body);
  return {
    silence: trouble.how === 'hang' ? { when: trouble.when, until: trouble.until } : null,
    instead: refusal && { when: trouble.when, answer: { status: refusal.status, body: refusal.body() } },
  };
}

/** A Stripe account that lives in this process, behind a real HTTP server on loopback. */
export class StripeStandIn {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly state: StripeState;
  readonly faults = new Faults();
  readonly calls: SeenCall[] = [];
  readonly payer: ReturnType<typeof payerOf>;
  readonly #server: Server;
  readonly #keys: IdempotencyKeys;
  readonly #apiKeys = new Map<string, ReadonlySet<string> | null>() satisfies AccountKeys;

  constructor(options: StripeStandInOptions, server: Server) {
    const clock = options.clock ?? systemClock;
    this.secretKey = options.secretKey ?? 'sk_test_stand_in';
    this.webhookSecret = options.webhookSecret ?? 'whsec_stand_in';
    this.#server = server;
    this.#apiKeys.set(this.secretKey, null);
    this.#keys = new IdempotencyKeys(clock);
    const accountOptions: AccountOptions = {
      accountMethods: ['card', 'link', 'mobilepay', 'klarna', 'sepa_debit', 'us_bank_account', 'bancontact'],
      expireDuringAction: 'cancels',
      refunds: 'succeeded',
      chargesEnabled: true,
      allowsLocalWebhooks: false,
    };
    let made = 0;
    this.state = {
      clock,
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      options: accountOptions,
      events: new EventLog({
        clock,
        webhookSecret: this.webhookSecret,
        webhookUrl: options.webhookUrl ?? null,
        delivery: options.delivery ?? 'at-once',
        endpoints: () => [...this.state.webhookEndpoints.values()],
      }),
      sessions: new Map(),
      intents: new Map(),
      charges: new Map(),
      refunds: new Map(),
      subscriptions: new Map(),
      invoices: new Map(),
      schedules: new Map(),
      webhookEndpoints: new Map(),
      newId: (prefix) => {
        made += 1;
        return `${prefix}${String(made).padStart(6, '0')}`;
      },
    };
    this.payer = payerOf(this.state);
    server.on('request', (request, response) => {
      void this.#answer(request, response);
    });
  }

  /** The value for STRIPE_API_BASE: the API and the hosted page share it. */
  get origin(): string {
    return this.state.origin;
  }

  get options(): AccountOptions {
    return this.state.options;
  }

  get events(): EventLog {
    return this.state.events;
  }

  /** Another key of the account. `permissions`: of a restricted one, as `rak_…`. */
  addKey(key: string, permissions: readonly string[] | null = null): string {
    this.#apiKeys.set(key, permissions && new Set(permissions));
    return key;
  }

  async expireNaturally(sessionId: string): Promise<void> {
    expireSessionByClock(this.state, sessionId);
  }

  /** Call after moving the clock: whatever is due expires and sends its events. */
  letTimePass(): void {
    for (const id of this.state.sessions.keys()) sessionAt(this.state, id);
    for (const id of this.state.intents.keys()) intentAt(this.state, id);
    for (const id of this.state.subscriptions.keys()) subscriptionAt(this.state, id);
  }

  async close(): Promise<void> {
    await this.events.settled();
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const url = new URL(request.url ?? '/', this.origin);
      const body = await bodyOf(request);
      if (url.pathname.startsWith('/v1/')) await this.#answerApi(request, response, url, body);
      else await this.#answerPage(request, response, url, body);
    } catch (error) {
      console.error('the Stripe stand-in failed', error);
      response.destroy();
    }
  }

  async #answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    body: string,
  ): Promise<void> {
    const answer = await answerPage(this.state, this.payer, request.method ?? 'GET', url.pathname, body);
    if ('location' in answer) response.writeHead(303, { location: answer.location }).end();
    else response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' }).end(answer.html);
  }

  async #answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    body: string,
  ): Promise<void> {
    const headers = request.headers as ApiCall['headers'];
    const call = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.search.slice(1),
      headers,
      body,
    };
    let endpoint: string;
    try {
      endpoint = admit(call, this.#apiKeys);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return send(response, { status: error.status, body: error.body() });
    }
    const idempotencyKey = headers['idempotency-key'] ?? null;
    this.calls.push({ endpoint, path: call.path, body: body || call.query, idempotencyKey });
    await this.#answerThroughTrouble(response, endpoint, call);
  }

  async #answerThroughTrouble(response: ServerResponse, endpoint: string, call: ApiCall): Promise<void> {
    const trouble = this.faults.next(endpoint);
    if (trouble?.how === 'drop' && trouble.when === 'before') return void response.destroy();
    const answer = await answerCall(
      this.state,
      this.#keys,
      endpoint,
      call,
      disturbanceOf(trouble, call.body),
    );
    if (trouble?.how === 'drop') response.destroy();
    else if (trouble?.how === 'garbage') response.writeHead(200).end('<html>');
    else send(response, answer);
  }
}

let requests = 0;

function send(response: ServerResponse, answer: Answer): void {
  requests += 1;
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'request-id': `req_${requests}`,
    // Stripe instructs its clients not to retry a 500: with the idempotency key it would be repeated.
    ...(answer.status === 500 ? { 'stripe-should-retry': 'false' } : {}),
    ...answer.headers,
  });
  response.end(JSON.stringify(answer.body));
}

/**
 * Starts the stand-in on loopback. For a server under test: `STRIPE_SECRET_KEY` = `secretKey`,
 * `STRIPE_WEBHOOK_SECRET` = `webhookSecret`, `STRIPE_API_BASE` = `origin`, then `events.webhookUrl` = the server's
 * `/webhooks/stripe`. The caller closes it.
 */
export async function startStripeStandIn(options: StripeStandInOptions = {}): Promise<StripeStandIn> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done));
  return new StripeStandIn(options, server);
}
