import { expect, test } from 'vitest';
import { quarterClasses } from './week-quarters.ts';

const sheet = { fromHour: 9, toHour: 18 };
const at = (fromMinute: number, toMinute: number) => quarterClasses({ fromMinute, toMinute }, sheet);

test('an hour takes four quarters from its start', () => {
  expect(at(9 * 60, 10 * 60)).toBe('h0 q0 for-1 and-0');
  expect(at(13 * 60 + 30, 14 * 60)).toBe('h4 q2 for-0 and-2');
});

test('a start between quarters is rounded down, an end rounded up', () => {
  expect(at(9 * 60 + 20, 9 * 60 + 50)).toBe('h0 q1 for-0 and-3');
});

test('a block beyond the visible week is clipped and never disappears', () => {
  expect(at(7 * 60, 9 * 60 + 30)).toBe('h0 q0 for-0 and-2');
  expect(at(17 * 60, 20 * 60)).toBe('h8 q0 for-1 and-0');
  expect(at(6 * 60, 7 * 60)).toBe('h0 q0 for-0 and-1');
  expect(at(20 * 60, 21 * 60)).toBe('h8 q3 for-0 and-1');
});
