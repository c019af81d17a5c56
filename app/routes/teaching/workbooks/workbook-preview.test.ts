import { expect, test } from 'vitest';
import { isSwipe, turned } from './workbook-preview.tsx';

test('turning stops at both ends', () => {
  expect([-1, 0, 3, 7, 8].map((page) => turned(page, 8))).toEqual([0, 0, 3, 7, 7]);
  expect(turned(2, 1)).toBe(0);
});

test('a swipe left turns forward, right back; a tap and a scroll turn nothing', () => {
  const from = { x: 200, y: 300 };
  expect(isSwipe(from, { x: 120, y: 310 })).toBe(1);
  expect(isSwipe(from, { x: 290, y: 290 })).toBe(-1);
  expect(isSwipe(from, { x: 180, y: 300 })).toBe(0);
  expect(isSwipe(from, { x: 120, y: 420 })).toBe(0);
});
