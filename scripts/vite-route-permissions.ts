import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import routes from '../app/routes.ts';
import type { Permission } from '../studio/shared/who.ts';

type Entry = RouteConfigEntry & { permission?: Permission };

/** By pattern: '/admin/orders/:order'. What is below an address needs the same as the address. */
export function permissionsIn(
  entries: readonly Entry[],
  parent = '',
  of?: Permission,
): [string, Permission][] {
  return entries.flatMap(({ path, permission = of, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    const below = permissionsIn(children, own, permission);
    return path !== undefined && permission ? [[own, permission], ...below] : below;
  });
}

const virtualId = 'virtual:route-permissions';

/** The permission beside each address of app/routes.ts, without the package that reads that file. */
export function routePermissions(): Plugin {
  return {
    name: 'route-permissions',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
    load: (id) =>
      id === `\0${virtualId}`
        ? `export const permissions = new Map(${JSON.stringify(permissionsIn(routes))});`
        : null,
  };
}
