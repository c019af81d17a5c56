import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allRoutes, isHydrated, type Route } from '#tests/support/site/routes.ts';
import { isClientPage } from './client-pages.ts';

const inside = allRoutes.filter(({ path }) => /^\/(?:admin|dashboard)(?:\/|$)/.test(path));
const example = ({ path }: Route) => path.replaceAll(/:\w+/g, '0c7d3c1e');

function answersWithFile({ file }: Route): boolean {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return /export .*\bloader\b/.test(source) && !/export (?:default|.*\baction\b)/.test(source);
}

test('client navigation: the router opens every hydrated page of the signed-in areas', () => {
  const pages = inside.filter(isHydrated);
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.map(example).filter((path) => !isClientPage(path))).toEqual([]);
});

test('client navigation: the browser opens every address that answers with a file, and all public pages', () => {
  const files = inside.filter(answersWithFile);
  expect(files.length).toBeGreaterThan(8);
  expect(files.map(example).filter(isClientPage)).toEqual([]);
  const outside = allRoutes.filter((route) => !inside.includes(route));
  expect(outside.map(example).filter(isClientPage)).toEqual([]);
});
