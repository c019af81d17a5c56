import { expect, test } from 'vitest';
import { quarterClasses } from './week-quarters.ts';

const sheet = { fromHour: 9, toHour: 18 };
const at = (fromMinute: number, toMinute: number) => quarterClasses({ fromMinute, toMinute }, sheet);

test('an hour takes four quarters from its start', () => {
  expect(at(9 * 60, 10 * 60)).toBe('q0 l4');
  expect(at(13 * 60 + 30, 14 * 60)).toBe('q18 l2');
});

test('a start between quarters is rounded down, an end rounded up', () => {
  expect(at(9 * 60 + 20, 9 * 60 + 50)).toBe('q1 l3');
});

test('a block beyond the visible week is clipped and never disappears', () => {
  expect(at(7 * 60, 9 * 60 + 30)).toBe('q0 l2');
  expect(at(17 * 60, 20 * 60)).toBe('q32 l4');
  expect(at(6 * 60, 7 * 60)).toBe('q0 l1');
  expect(at(20 * 60, 21 * 60)).toBe('q35 l1');
});
