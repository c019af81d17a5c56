import { randomBytes, randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { HeldBody } from '#app/web/bodies/body-budget.ts';
import { type Address, readAddress } from '#app/web/language.ts';
import { newAnswerNotes, type RequestFacts } from '#app/web/request-facts.ts';
import type { Settings } from '#platform/settings.ts';
import { clientAddress } from './client-address.ts';
import { type Arrival, isFromThisMachine, proxyProblemOf } from './proxy-signs.ts';

export interface ShellEnv {
  Bindings: Partial<HttpBindings> & { address?: string | undefined };
  Variables: {
    facts: RequestFacts;
    address: Address;
    url: URL;
    /** Absent: the shell has read no body. */
    held?: HeldBody;
  };
}

export type ShellContext = Context<ShellEnv>;

export function learn(c: ShellContext, settings: Settings): void {
  const url = new URL(c.req.url);
  const address = readAddress(url.pathname);
  const { incoming } = c.env;
  const arrival: Arrival = {
    peer: incoming?.socket.remoteAddress ?? c.env.address,
    httpVersion: incoming?.httpVersion,
    headers: c.req.raw.headers,
    url: c.req.url,
  };
  let nonce: string | undefined;
  c.set('url', url);
  c.set('address', address);
  c.set('facts', {
    id: requestId(c.req.header('x-request-id'), settings.trustProxy),
    address: clientAddress(arrival.peer, c.req.header('x-forwarded-for') ?? null, settings.trustProxy),
    get isFromThisMachine() {
      return isFromThisMachine(arrival, settings);
    },
    get proxyProblem() {
      return proxyProblemOf(arrival, settings);
    },
    language: address.language,
    prefix: address.prefix,
    path: address.path,
    get nonce() {
      nonce ??= randomBytes(16).toString('base64url');
      return nonce;
    },
    answer: newAnswerNotes(),
  });
}

function requestId(given: string | undefined, trustedHops: number): string {
  return given && trustedHops > 0 && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
