import { expect, test } from 'vitest';
import { pagesToShow } from './pagination.tsx';

test('pagination: both ends and the neighbours of the current page are always shown', () => {
  expect(pagesToShow(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
  expect(pagesToShow(1, 12)).toEqual([1, 2, null, 12]);
  expect(pagesToShow(12, 12)).toEqual([1, null, 11, 12]);
});

test('pagination: an ellipsis never replaces a single page', () => {
  expect(pagesToShow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pagesToShow(3, 4)).toEqual([1, 2, 3, 4]);
});

test('pagination: a list of one page, or none, shows no more numbers than pages', () => {
  expect(pagesToShow(1, 1)).toEqual([1]);
  expect(pagesToShow(1, 0)).toEqual([]);
});
