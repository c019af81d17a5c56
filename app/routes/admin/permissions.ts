import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { grant, type May, type Permission, type Who } from '#studio/shared/who.ts';

const permissionOfRoute = createContext<Permission | null>(null);

/** Middleware of the layout: looks up the permission of the matched route. One without it answers 404 to all. */
export const findPermission =
  (permissions: ReadonlyMap<string, Permission>): MiddlewareFunction =>
  ({ context, pattern }, next) => {
    const permission = permissions.get(`/${pattern}`);
    if (!permission) throw data(null, { status: 404 });
    context.set(permissionOfRoute, permission);
    return next();
  };

/** For the layout, whichever permission the page has. Null: refused. */
export function permittedHere(context: Readonly<RouterContextProvider>, who: Who): May<Permission> | null {
  const permission = context.get(permissionOfRoute);
  return permission && grant(who, permission);
}

/** Null: refused. A page that needs another permission than its address is a defect. */
export function permitted<P extends Permission>(
  context: Readonly<RouterContextProvider>,
  who: Who,
  permission: P,
): May<P> | null {
  const ofRoute = context.get(permissionOfRoute);
  if (ofRoute !== permission) throw new Error(`the route needs '${ofRoute}', its page '${permission}'`);
  return grant(who, permission);
}
