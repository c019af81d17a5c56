import * as build from 'virtual:react-router/server-build';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

const { routes } = build as ServerBuild;

/** Reads and sends: what a page takes. A call decides about the others itself. */
const sends = { page: ['POST'], call: ['POST', 'PUT', 'PATCH', 'DELETE'] } as const;

/** The methods that the route of an address takes; null: of an address that only our own scripts ask. */
export function allowedMethods(pathname: string, basename: string): readonly string[] | null {
  if (pathname.endsWith('.data')) return null;
  const id = matchRoutes(tree, pathname, basename)?.at(-1)?.route.id;
  const module = routes[id ?? '']?.module;
  if (!module) return null;
  const isPage = module.default !== undefined;
  return [
    ...(isPage || module.loader ? ['GET', 'HEAD'] : []),
    ...(module.action ? sends[isPage ? 'page' : 'call'] : []),
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
