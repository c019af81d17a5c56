import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestedRange } from './byte-range.ts';

const want = (range: string, ifRange?: string) =>
  requestedRange(new Headers({ range, ...(ifRange ? { 'if-range': ifRange } : {}) }), 100, '"v1"');

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', 'all'],
  ['bytes=0-1,5-6', 'all'],
  ['lines=0-9', 'all'],
  ['bytes=-', 'all'],
  [`bytes=${' '.repeat(1_000_000)}x`, 'all'],
])('%.20s of 100 bytes is %j', (range, expected) => {
  expect(want(range)).toEqual(expected);
});

test('a range of another version is answered with the whole of this one', () => {
  expect(want('bytes=0-9', '"v1"')).toEqual({ start: 0, end: 9 });
  expect(want('bytes=0-9', '"v0"')).toBe('all');
  expect(want('bytes=0-9', 'W/"v1"')).toBe('all');
  expect(want('bytes=0-9', 'Sat, 21 Nov 2026 18:00:00 GMT')).toBe('all');
});

test('no Range header reads beyond the file', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat({ max: 1_000 }), (text, bytes) => {
      const headers = { get: (name: string) => (name === 'range' ? `bytes=${text}` : null) } as Headers;
      const expected = requestedRange(headers, bytes, '"v"');
      if (typeof expected === 'string') return;
      expect(expected.start >= 0 && expected.start <= expected.end && expected.end < bytes).toBe(true);
    }),
  );
});
