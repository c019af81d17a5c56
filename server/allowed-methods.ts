import { matchedRoutes } from './matched-routes.ts';

const sends = { page: ['POST'], call: ['POST', 'PUT', 'PATCH', 'DELETE'] } as const;

export function allowedMethods(url: URL, basename: string): readonly string[] | null {
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
