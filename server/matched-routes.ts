import * as build from 'virtual:react-router/server-build';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const { routes } = build as ServerBuild;

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

export interface MatchedRoute {
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

/** Outermost first; empty when no route has this address. */
export function matchedRoutes(path: string, basename: string): MatchedRoute[] {
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

const tree = childrenOf(undefined);
const firstSegments = new Set(segmentsOf(tree));
const trees = new Map<string, RouteObject[]>();

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
