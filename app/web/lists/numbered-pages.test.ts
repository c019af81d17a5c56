import { expect, test } from 'vitest';
import { pageNumberOf } from './numbered-pages.ts';

test.each([
  ['', 1],
  ['?page=1', 1],
  ['?page=2', 2],
  ['?page=02', 1],
  ['?page=-1', 1],
  ['?page=99999', 1],
  ['?page=two', 1],
])('numbered pages: the address %j shows page %i', (search, page) => {
  expect(pageNumberOf(new URL(`https://studio.example/shop${search}`))).toBe(page);
});
