import * as build from 'virtual:react-router/server-build';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const { routes } = build as ServerBuild;

const sends = { page: ['POST'], call: ['POST', 'PUT', 'PATCH', 'DELETE'] } as const;

export function allowedMethods(url: URL, basename: string): readonly string[] | null {
  if (url.pathname.endsWith('.data')) return null;
  const matched = matchRoutes(tree, url.pathname, basename)?.at(-1)?.route;
  const module = routes[matched?.id ?? '']?.module;
  if (!matched || !module) return null;
  const isPage = module.default !== undefined;
  // React Router posts to an index route only with `?index`.
  const sendsHere = module.action && (!matched.index || url.searchParams.has('index'));
  return [
    ...(isPage || module.loader ? ['GET', 'HEAD'] : []),
    ...(sendsHere ? sends[isPage ? 'page' : 'call'] : []),
  ];
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
