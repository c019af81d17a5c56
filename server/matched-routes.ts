import * as build from 'virtual:react-router/server-build';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const { routes } = build as ServerBuild;

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

export interface MatchedRoute {
  module: RouteModule;
  isIndex: boolean;
  params: Readonly<Record<string, string | undefined>>;
}

/** Outermost first; empty when no route has this address. */
export function matchedRoutes(path: string, basename: string): MatchedRoute[] {
  return (matchRoutes(tree, path, basename) ?? []).flatMap(({ route, params }) => {
    const module = routes[route.id ?? '']?.module;
    return module ? [{ module, isIndex: route.index === true, params }] : [];
  });
}

const tree = childrenOf(undefined);

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
