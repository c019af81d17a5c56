import { expect, test } from 'vitest';
import { pagePathOf, withoutFlash } from './flash-message.ts';

test.each([
  ['', ''],
  ['?flash=saved', ''],
  ['?week=2026-11-23&flash=blocked', '?week=2026-11-23'],
  ['?flash=saved&setup=1', '?setup=1'],
  ['?q=flash%3Dsaved&unflash=1', '?q=flash%3Dsaved&unflash=1'],
])('withoutFlash: %j becomes %j: only flash parameters are removed', (search, rest) => {
  expect(withoutFlash(search)).toBe(rest);
});

test('the path of a subresource is reduced to its page, with the encoding kept', () => {
  const page = '/admin/students/s-mia@example.dk';
  const path = '/admin/students/s-mia%40example.dk';
  expect(pagePathOf(`${path}/revocation`, page)).toBe(path);
  expect(pagePathOf(path, page)).toBe(path);
});
