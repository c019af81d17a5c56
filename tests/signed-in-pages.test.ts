import { expect, test } from 'vitest';
import { hydratedPages, signedInPages } from '#tests/support/browser/signed-in-pages.ts';
import { allRoutes, isHydrated, routeOf } from '#tests/support/site/routes.ts';

const pages = allRoutes.filter(
  ({ path, file }) => /^\/(dashboard|admin|shop\/admin)(\/|$)/.test(path) && file.endsWith('.tsx'),
);
const checked = Object.values(signedInPages).flat();
const pathsOf = (routes: typeof allRoutes) => routes.map(({ path }) => path);

test('every page of the student area and of the admin is in the list of tested pages [S2.51]', () => {
  const known = new Set(checked.map((page) => routeOf(page, pages)));
  const missing = pages.filter((page) => !known.has(page));
  expect(pathsOf(missing), 'a new page needs its line in tests/support/browser/signed-in-pages.ts').toEqual(
    [],
  );
});

test('every page in the list is a route of the app', () => {
  expect(checked.filter((page) => routeOf(page, pages) === undefined)).toEqual([]);
});

test('every page that React hydrates is among those with a script budget [S2.52]', () => {
  const hydrated = allRoutes.filter(isHydrated);
  expect(hydrated.length).toBeGreaterThan(50);
  const weighed = new Set(hydratedPages.map((page) => routeOf(page, allRoutes)));
  const missing = hydrated.filter((route) => !weighed.has(route));
  expect(pathsOf(missing), 'a new page needs its line in tests/support/browser/signed-in-pages.ts').toEqual(
    [],
  );
});
