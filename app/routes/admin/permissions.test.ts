import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createContext, type MiddlewareFunction, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { owner, visitor } from '#tests/support/who.ts';
import { permissionsIn } from '../../../scripts/vite-route-permissions.ts';
import { findPermission, permitted } from './permissions.ts';

const layout = routes.find(({ id }) => id === 'admin');
const declared = permissionsIn(routes);
const middleware = findPermission(new Map(declared));

function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => [
    `${parent}/${path}`,
    ...pathsOf(children, `${parent}/${path}`),
  ]);
}

test('admin permissions: every route of the admin layout declares exactly one, and no other route does [P.188]', () => {
  expect(declared.map(([path]) => path).toSorted()).toEqual(pathsOf(layout?.children ?? []).toSorted());
});

test('admin permissions: every route below /admin and /shop/admin is in the admin layout', () => {
  const outside = pathsOf(routes.filter((route) => route !== layout));
  expect(outside.filter((path) => /^\/(?:shop\/)?admin(?:\/|$)/.test(path))).toEqual([]);
});

const passed = createContext(false);

async function enter(pattern: string) {
  const context = new RouterContextProvider();
  const [request, url] = [new Request('http://studio.example/'), new URL('http://studio.example/')];
  const args: Parameters<MiddlewareFunction>[0] = { request, url, pattern, params: {}, context };
  await middleware(args, async () => {
    context.set(passed, true);
  });
  return context;
}

test('admin permissions: only the owner has those of a declared route', async () => {
  for (const [pattern, permission] of declared) {
    const context = await enter(pattern.slice(1));
    expect(context.get(passed)).toBe(true);
    const roles = (['owner', 'student', 'visitor', 'system'] as const).filter((role) =>
      permitted(context, { ...visitor, role }, permission),
    );
    expect(roles, pattern).toEqual(['owner']);
  }
});

test('admin permissions: a route without one answers 404 to everyone', async () => {
  await expect(enter('admin/undeclared')).rejects.toMatchObject({ init: { status: 404 } });
});

test('admin permissions: a page that needs another permission than its address is a defect', async () => {
  const context = await enter('admin/orders');
  expect(() => permitted(context, owner, 'calendar')).toThrow('the route needs');
});
