import { expect, test } from 'vitest';
import { readingMinutes } from './item.ts';

const words = (count: number) => Array.from({ length: count }, () => 'øvelse').join(' ');

test.each([
  [0, null],
  [1, 1],
  [220, 1],
  [440, 2],
  [1000, 5],
])('reading time: %i words take %s minutes', (count, minutes) => {
  expect(readingMinutes([words(count)])).toBe(minutes);
});

test('reading time: punctuation and an apostrophe make no further word', () => {
  expect(readingMinutes([`${words(328)} don’t – stop!`])).toBe(2);
  expect(readingMinutes(['…', ' — '])).toBeNull();
});
