import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { jsonRoutes } from '#app/json-routes.ts';
import routes from '#app/routes.ts';
import { isFreeSlug } from '#studio/shared/content/reserved-slugs.ts';

/** Paths of the server itself, and the language prefixes. */
const ofTheShell = ['healthz', 'readyz', 'metrics', 'assets', 'fonts', 'da', 'en'];

const firstOfCalls = jsonRoutes.map(({ path }) => path.split('/')[1] ?? '');

test('no coach can use a route of the site as a slug', () => {
  const segments = [...firstSegments(routes), ...firstOfCalls, ...ofTheShell];
  const free = segments.filter((segment) => /^[a-z0-9-]+$/.test(segment) && isFreeSlug(segment));
  expect(
    [...new Set(free)],
    'a new route needs its place in studio/shared/content/reserved-slugs.ts',
  ).toEqual([]);
  expect(isFreeSlug('mia-holm')).toBe(true);
});

function firstSegments(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => {
    const [first = ''] = (entry.path ?? '').split('/');
    if (entry.path) return first.startsWith(':') || first === '*' ? [] : [first];
    return firstSegments(entry.children ?? []);
  });
}
