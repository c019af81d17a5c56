import * as build from 'virtual:react-router/server-build';
import {
  createRequestHandler,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { setBuildVersion } from '#app/web/build-version.ts';
import { oneSpelling } from '#app/web/canonical-path.ts';
import { redirectInLanguage } from '#app/web/links-in-language.ts';
import { asksToHydrate, type SharedPage, sharedPageOf } from '#app/web/page-handle.ts';
import { type RequestFacts, setFacts } from '#app/web/request-facts.ts';
import { setVisitorPage } from '#app/web/visitor-page.ts';
import { setWorld } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Answerer, jsonApi } from './json-api.ts';
import { missingPage } from './missing-page.ts';
import { askedFor, previewOf } from './preview.ts';
import { errorPage } from './shell/error-page.ts';

const handlers = new Map<string, RequestHandler>();

/** One per route: React Router ranks and builds all the routes of its build for every request. */
function handlerFor(pathname: string, prefix: Language | null): RequestHandler {
  const basename = basenameOf(prefix);
  const matches = matchedRoutes(pathname, basename);
  const leaf = matches.at(-1);
  const isNavigation = pathname.endsWith('.data');
  const isPart = leaf && !leaf.isCatchAll && !isNavigation && !asksToHydrate(handlesOf(matches));
  const key = isPart ? `${basename} ${leaf.id}` : basename;
  let handler = handlers.get(key);
  if (!handler) {
    const part = isPart ? partOf(matches) : (build as ServerBuild);
    handler = createRequestHandler({ ...part, basename }, import.meta.env.MODE);
    handlers.set(key, handler);
  }
  return handler;
}

/** Outermost first; empty when no route has this address. */
function matchedRoutes(path: string, basename: string): MatchedRoute[] {
  const key = `${basename} ${path}`;
  const known = remembered.get(key);
  if (known) return known;
  const matched = match(path, basename);
  if (path.length > limits.pathLength) return matched;
  const [oldest] = remembered.size < limits.paths ? [] : remembered.keys();
  if (oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, matched);
  return matched;
}

function match(path: string, basename: string): MatchedRoute[] {
  return (matchRoutes(treeFor(path, basename), path, basename) ?? []).flatMap(({ route, params }) => {
    const { id = '' } = route;
    const module = routes[id]?.module;
    const { path, index } = route;
    return module ? [{ id, module, isIndex: index === true, isCatchAll: path === '*', params }] : [];
  });
}

/** The routes that can match the first segment: the others need no ranking. */
function treeFor(path: string, basename: string): RouteObject[] {
  const [first = ''] = path.slice(basename === '/' ? 1 : basename.length + 1).split('/', 1);
  // Escaped: React Router decodes it.
  if (first.includes('%')) return tree;
  const segment = firstSegments.has(first.toLowerCase()) ? first.toLowerCase() : '';
  const known = trees.get(segment) ?? beginningWith(segment, tree);
  trees.set(segment, known);
  return known;
}

function firstOf(path: string): string {
  return path.toLowerCase().split('/', 1)[0] ?? '';
}

function segmentsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => (path ? [firstOf(path)] : segmentsOf(children)));
}

function beginningWith(segment: string, routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (route.index) return [route];
    if (!route.path) return [{ ...route, children: beginningWith(segment, route.children ?? []) }];
    const first = firstOf(route.path);
    return first === segment || /^[:*]/.test(first) ? [route] : [];
  });
}

function childrenOf(parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    const at = {
      id,
      ...(path === undefined ? {} : { path }),
      ...(caseSensitive === undefined ? {} : { caseSensitive }),
    };
    return [route.index ? { ...at, index: true } : { ...at, children: childrenOf(id) }];
  });
}

const { routes } = build as ServerBuild;

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

interface MatchedRoute {
  id: string;
  module: RouteModule;
  isIndex: boolean;
  /** Of every address without a route, React Router's own among them. */
  isCatchAll: boolean;
  params: Readonly<Record<string, string | undefined>>;
}

/** React Router ranks the routes again for every match; most requests are for few paths. */
const remembered = new Map<string, MatchedRoute[]>();
const limits = { paths: 256, pathLength: 200 };

const tree = childrenOf(undefined);
const firstSegments = new Set(segmentsOf(tree));
const trees = new Map<string, RouteObject[]>();

/** The matched route with its parents. A hydrated page needs all the routes, to which it navigates. */
function partOf(matches: readonly MatchedRoute[]): ServerBuild {
  const { routes, assets, ...rest } = build as ServerBuild;
  const only = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(matches.flatMap(({ id }) => (all[id] === undefined ? [] : [[id, all[id]]])));
  return { ...rest, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } };
}

function handlesOf(matches: readonly MatchedRoute[]) {
  return matches.map(({ module, params }) => ({ handle: module.handle, params }));
}

function basenameOf(prefix: Language | null): string {
  return prefix ? `/${prefix}` : '/';
}

/** Null: the route does not answer everybody with the same page. Its parameters are known only after rendering. */
export function sharedPageAt({ pathname }: URL, prefix: Language | null): SharedPage | null {
  return sharedPageOf(handlesOf(matchedRoutes(pathname, basenameOf(prefix))));
}

const answerAny = jsonApi(renderPage, ({ facts }, allow) => methodNotAllowed(facts, allow));

export function renderRoute(request: Request, world: World, facts: RequestFacts): Promise<Response> {
  return answerAny(request, { world, facts });
}

async function renderPage(
  request: Request,
  { world, facts }: { world: World; facts: RequestFacts },
): Promise<Response> {
  const url = new URL(request.url);
  const allowed = allowedMethods(url, basenameOf(facts.prefix));
  if (allowed && !allowed.includes(request.method)) return methodNotAllowed(facts, allowed);
  if (isUnknown(request, facts)) return renderMissing({ request, world, facts });
  const preview = request.method === 'GET' ? await previewOf({ request, world, facts }) : null;
  return renderKnown(preview ?? { request, world, facts });
}

/** A loader's 404 or 410 renders the 404 page: missing and forbidden look alike. */
async function renderKnown({ request, world, facts }: Rendering): Promise<Response> {
  const answer = await ask(request, { world, facts });
  if (!facts.answer.isMissing) return answer;
  const missing = await renderMissing({ request, world, facts });
  // What is gone looks like what is missing, but search engines drop it at once.
  return answer.status === 410
    ? new Response(missing.body, { status: 410, headers: missing.headers })
    : missing;
}

interface Rendering {
  request: Request;
  world: World;
  facts: RequestFacts;
}

/** No route has this address, in the spelling it has. React Router answers its own addresses itself. */
function isUnknown({ method, url }: Request, { path, prefix }: RequestFacts): boolean {
  const { pathname } = new URL(url);
  if (method !== 'GET' || pathname.endsWith('.data') || path.startsWith('/__')) return false;
  const isCaughtByAll = matchedRoutes(pathname, basenameOf(prefix)).at(-1)?.isCatchAll ?? true;
  return isCaughtByAll && oneSpelling(path, '*') === path;
}

/** 429 for a network that asks for too many of them. */
async function renderMissing({ request, world, facts }: Rendering): Promise<Response> {
  const taken = await world.limits.takeInMemory('missingPagesPerAddress', facts.address);
  return taken.ok ? missingPage({ request, world, facts }, ask) : tooMany(facts, taken.retryAfterSeconds);
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

function tooMany({ language, id }: RequestFacts, retryAfterSeconds: number): Response {
  const answer = errorPage('too-many', language, id);
  answer.headers.set('retry-after', String(retryAfterSeconds));
  return answer;
}

export type RenderRoute = typeof renderRoute;

const ask: Answerer = async (request, { world, facts }) => {
  const context = new RouterContextProvider();
  setWorld(context, world);
  setFacts(context, facts);
  setBuildVersion(context, (build as ServerBuild).assets.version);
  setVisitorPage(context, async (page) =>
    (await renderKnown(askedFor(page, { request, world, facts }))).text(),
  );
  const { pathname } = new URL(request.url);
  const answer = await handlerFor(pathname, facts.prefix)(withoutOrigin(request), context);
  if (facts.answer.tooManyFor !== null) return tooMany(facts, facts.answer.tooManyFor);
  return redirectInLanguage(answer, facts.language);
};

/**
 * The guard has checked the origin. React Router's own check rejects `Origin: null`, and https origins behind a
 * proxy.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}
