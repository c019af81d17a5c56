import * as build from 'virtual:react-router/server-build';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { type RequestFacts, setFacts } from '#app/web/request-facts.ts';
import { areaBehindSignIn } from '#app/web/session/behind-sign-in.ts';
import { setWorld } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { allowedMethods } from './allowed-methods.ts';
import { errorPage } from './shell/error-page.ts';

const handlers = new Map<Language | null, RequestHandler>();

/** The routes under their own addresses and, as React Router's basename, under /da and /en. */
function handlerFor(prefix: Language | null): RequestHandler {
  let handler = handlers.get(prefix);
  if (!handler) {
    const basename = prefix ? `/${prefix}` : '/';
    handler = createRequestHandler({ ...(build as ServerBuild), basename }, import.meta.env.MODE);
    handlers.set(prefix, handler);
  }
  return handler;
}

/** An address that only the 404 route matches. */
const nowhere = 'no/such/page/anywhere';

/**
 * Answers a request with the routes of app/routes.ts. What is not there and what is not yours look alike: when a loader
 * throws a 404, the 404 page is rendered in its place.
 */
export async function renderRoute(request: Request, world: World, facts: RequestFacts): Promise<Response> {
  const allowed = allowedMethods(new URL(request.url), facts.prefix ? `/${facts.prefix}` : '/');
  if (allowed && !allowed.includes(request.method)) return methodNotAllowed(facts, allowed);
  const answer = await ask(request, world, facts);
  if (!facts.answer.isMissing) return answer;
  // Behind the sign-in it stays there: the way on leads back inside.
  const inside = areaBehindSignIn(new URL(request.url).pathname);
  const begins = inside?.begins ?? (facts.prefix ? `/${facts.prefix}/` : '/');
  const url = new URL(`${begins}${nowhere}`, request.url);
  return ask(new Request(url, { headers: request.headers }), world, facts);
}

/** RFC 9110, 15.5.6: a 405 names what is allowed. */
function methodNotAllowed({ language, id }: RequestFacts, allowed: readonly string[]): Response {
  const answer = errorPage('method', language, id);
  answer.headers.set('allow', allowed.join(', '));
  return answer;
}

export type RenderRoute = typeof renderRoute;

function ask(request: Request, world: World, facts: RequestFacts): Promise<Response> {
  const context = new RouterContextProvider();
  setWorld(context, world);
  setFacts(context, facts);
  return handlerFor(facts.prefix)(withoutOrigin(request), context);
}

/**
 * The guard has decided who may send (own-origin.ts). React Router would ask again by a rule that fails our own pages:
 * it refuses `Origin: null`, which browsers send from a no-referrer page, and an https origin whose proxy asks us by http.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}
