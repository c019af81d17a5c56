import { expect, test } from 'vitest';
import { pagePathOf, withoutFlash } from './flash-message.ts';

test.each([
  ['', ''],
  ['?did=saved', ''],
  ['?week=2026-11-23&did=blocked', '?week=2026-11-23'],
  ['?did=saved&setup=1', '?setup=1'],
  ['?q=did%3Dsaved&undid=1', '?q=did%3Dsaved&undid=1'],
])('of %j stays %j: only what was said once is taken away', (search, kept) => {
  expect(withoutFlash(search)).toBe(kept);
});

test('the path of a sub-resource: cut to its page, with the encoding of the address', () => {
  const page = '/admin/students/s-mia@example.dk';
  const path = '/admin/students/s-mia%40example.dk';
  expect(pagePathOf(`${path}/revocation`, page)).toBe(path);
  expect(pagePathOf(path, page)).toBe(path);
});
