import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { jsonRoutes } from '#app/json-routes.ts';
import routes from '#app/routes.ts';

export interface Route {
  /** From the root, with its parameters: '/admin/orders/:order'. */
  path: string;
  file: string;
  /** Files of the layouts around it. */
  layouts: readonly string[];
}

/** Every route of app/routes.ts that has a URL. */
export const allRoutes: readonly Route[] = routesOf(routes);

/** The addresses, here and in app/json-routes.ts, that change something when they are posted to. */
export async function actingPaths(): Promise<string[]> {
  const calls = await Promise.all(
    jsonRoutes.map(async ({ path, load }) => ({ path, isAct: 'action' in (await load()) })),
  );
  return [
    ...allRoutes.filter(hasAction).map(({ path }) => path),
    ...calls.filter(({ isAct }) => isAct).map(({ path }) => path),
  ];
}

function hasAction(route: Route): boolean {
  return /^export (?:async )?(?:function|const) action\b|^export \{[^}]*\baction\b[^}]*\}/m.test(
    sourceOf(route),
  );
}

function routesOf(
  entries: readonly RouteConfigEntry[],
  parent = '',
  layouts: readonly string[] = [],
): Route[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const isLayout = path === undefined && !index;
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [
      ...(isLayout ? [] : [{ path: own || '/', file, layouts }]),
      ...routesOf(children ?? [], own, isLayout ? [...layouts, file] : layouts),
    ];
  });
}

/** Whether React takes the page over in the browser (app/web/page-handle.ts): its layout decides, or the page. */
export function isHydrated(route: Route): boolean {
  if (!route.file.endsWith('.tsx') || /\bhydrate: false\b/.test(sourceOf(route))) return false;
  return [route, ...route.layouts.map((file) => ({ file }))].some(hydrates);
}

function hydrates(route: Pick<Route, 'file'>): boolean {
  return /\bhydrate: true\b/.test(sourceOf(route));
}

function sourceOf({ file }: Pick<Route, 'file'>): string {
  return readFileSync(new URL(`../../../app/${file}`, import.meta.url), 'utf8');
}

/** The route that serves a page: a parameter matches any segment, but a literal match comes first. */
export function routeOf(page: string, among: readonly Route[]): Route | undefined {
  const path = page.split('?')[0] ?? '';
  const fits = among.filter((route) => {
    const taking = route.path.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment));
    return new RegExp(`^${taking.join('/')}$`).test(path);
  });
  return fits.sort((one, other) => parametersOf(one) - parametersOf(other))[0];
}

function parametersOf({ path }: Route): number {
  return path.split('/:').length;
}
