import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import type { Who } from '#studio/shared/who.ts';
import { routesByPermission } from './routes-by-permission.ts';
import type { SectionKey } from './sections.ts';

const permissions = new Map(
  Object.entries(routesByPermission).flatMap(([permission, routes]) =>
    routes.map((route) => [route, permission as SectionKey] as const),
  ),
);

const granted: Readonly<Record<Who['role'], readonly SectionKey[]>> = {
  owner: Object.keys(routesByPermission) as SectionKey[],
  student: [],
  visitor: [],
  system: [],
};

const permissionOfRoute = createContext<SectionKey | null>(null);

/** Middleware of the layout: looks up the permission of the matched route. */
export const findPermission: MiddlewareFunction = ({ context, pattern }, next) => {
  const permission = permissions.get(`/${pattern}`);
  if (!permission) throw data(null, { status: 404 });
  context.set(permissionOfRoute, permission);
  return next();
};

export function isPermitted(context: Readonly<RouterContextProvider>, { role }: Pick<Who, 'role'>): boolean {
  const permission = context.get(permissionOfRoute);
  return permission !== null && granted[role].includes(permission);
}
