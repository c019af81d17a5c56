import * as build from 'virtual:react-router/server-build';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { setBuildVersion } from '#app/web/build-version.ts';
import { cachingOf } from '#app/web/page-handle.ts';
import { type RequestFacts, setFacts } from '#app/web/request-facts.ts';
import { areaBehindSignIn } from '#app/web/session/behind-sign-in.ts';
import { setWorld } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { matchedRoutes } from './matched-routes.ts';
import { errorPage } from './shell/error-page.ts';

const handlers = new Map<Language | null, RequestHandler>();

function handlerFor(prefix: Language | null): RequestHandler {
  let handler = handlers.get(prefix);
  if (!handler) {
    handler = createRequestHandler(
      { ...(build as ServerBuild), basename: basenameOf(prefix) },
      import.meta.env.MODE,
    );
    handlers.set(prefix, handler);
  }
  return handler;
}

function basenameOf(prefix: Language | null): string {
  return prefix ? `/${prefix}` : '/';
}

/** Whether the route answers everybody with the same page. Its parameters are known only after rendering. */
export function isCacheable({ pathname }: URL, prefix: Language | null): boolean {
  const matches = matchedRoutes(pathname, basenameOf(prefix)).map(({ module, params }) => ({
    handle: module.handle,
    params,
  }));
  return cachingOf(matches, {}) !== null;
}

const unmatchedPath = 'no/such/page/anywhere';

/** A loader's 404 renders the 404 page: missing and forbidden look alike. */
export async function renderRoute(request: Request, world: World, facts: RequestFacts): Promise<Response> {
  const allowed = allowedMethods(new URL(request.url), basenameOf(facts.prefix));
  if (allowed && !allowed.includes(request.method)) return methodNotAllowed(facts, allowed);
  const answer = await ask(request, world, facts);
  if (!facts.answer.isMissing) return answer;
  // Signed-in areas keep their own navigation on the 404 page.
  const inside = areaBehindSignIn(new URL(request.url).pathname);
  const begins = inside?.begins ?? (facts.prefix ? `/${facts.prefix}/` : '/');
  const url = new URL(`${begins}${unmatchedPath}`, request.url);
  return ask(new Request(url, { headers: request.headers }), world, facts);
}

const sends = { page: ['POST'], call: ['POST', 'PUT', 'PATCH', 'DELETE'] } as const;

function allowedMethods(url: URL, basename: string): readonly string[] | null {
  if (url.pathname.endsWith('.data')) return null;
  const matched = matchedRoutes(url.pathname, basename).at(-1);
  if (!matched) return null;
  const { module, isIndex } = matched;
  const isPage = module.default !== undefined;
  // React Router posts to an index route only with `?index`.
  const sendsHere = module.action && (!isIndex || url.searchParams.has('index'));
  return [
    ...(isPage || module.loader ? ['GET', 'HEAD'] : []),
    ...(sendsHere ? sends[isPage ? 'page' : 'call'] : []),
  ];
}

/** RFC 9110, 15.5.6: a 405 carries Allow. */
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
  setBuildVersion(context, (build as ServerBuild).assets.version);
  return handlerFor(facts.prefix)(withoutOrigin(request), context);
}

/**
 * The guard has checked the origin. React Router's own check rejects `Origin: null` of no-referrer pages,
 * and https origins behind a proxy.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}
