import { expect, test } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

test('both ends and the neighbours of the open page are always there', () => {
  expect(pagesToShow(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pagesToShow(1, 12)).toEqual([1, 2, null, 12]);
  expect(pagesToShow(12, 12)).toEqual([1, null, 11, 12]);
});

test('a gap never hides a single page', () => {
  expect(pagesToShow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pagesToShow(3, 4)).toEqual([1, 2, 3, 4]);
});

test('a list of one page, or none, has no more numbers than pages', () => {
  expect(pagesToShow(1, 1)).toEqual([1]);
  expect(pagesToShow(1, 0)).toEqual([]);
});
