import { expect, test } from 'vitest';
import { pagePathOf, withoutFlash } from './flash-message.ts';

test.each([
  ['', ''],
  ['?did=saved', ''],
  ['?week=2026-11-23&did=blocked', '?week=2026-11-23'],
  ['?did=saved&setup=1', '?setup=1'],
  ['?q=did%3Dsaved&undid=1', '?q=did%3Dsaved&undid=1'],
])('of %j stays %j: only flash parameters are removed', (search, rest) => {
  expect(withoutFlash(search)).toBe(rest);
});

test('the path of a subresource is reduced to its page, with the encoding kept', () => {
  const page = '/admin/students/s-mia@example.dk';
  const path = '/admin/students/s-mia%40example.dk';
  expect(pagePathOf(`${path}/revocation`, page)).toBe(path);
  expect(pagePathOf(path, page)).toBe(path);
});
