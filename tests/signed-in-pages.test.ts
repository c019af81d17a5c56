import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { signedInPages } from '#tests/support/signed-in-pages.ts';

const pages = pagesOf(routes);
const looked = Object.values(signedInPages).flat();

test('every page of the student’s room and of the owner’s desk is among those that are looked at', () => {
  const known = new Set(looked.map(routeOf));
  const missing = pages.filter((page) => !known.has(page));
  expect(missing, 'a new page needs its line in tests/support/signed-in-pages.ts').toEqual([]);
});

test('every page that is looked at is one of the app', () => {
  expect(looked.filter((page) => routeOf(page) === undefined)).toEqual([]);
});

/** The route that answers this page: a parameter takes any segment, but a route that spells it out comes first. */
function routeOf(page: string): string | undefined {
  const path = page.split('?')[0] ?? '';
  const fits = pages.filter((route) => {
    const taking = route.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment));
    return new RegExp(`^${taking.join('/')}$`).test(path);
  });
  return fits.sort((one, other) => parametersOf(one) - parametersOf(other))[0];
}

function parametersOf(route: string): number {
  return route.split('/:').length;
}

/** Addresses of what renders a page behind the sign-in. */
function pagesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, file, children }) => {
    const page = `/${path ?? ''}`;
    const isBehind = /^\/(dashboard|admin|shop\/admin)(\/|$)/.test(page) && file.endsWith('.tsx');
    return [...(isBehind ? [page] : []), ...pagesOf(children ?? [])];
  });
}
