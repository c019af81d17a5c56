import { expect, test } from 'vitest';
import { alignContours } from './align-contours.ts';

const phrase = [
  [6000, 30],
  [6400, 20],
  [0, 10],
  [6700, 40],
  [6200, 30],
] as const;

/** The notes of the phrase, each sung by its own factor slower, after some silence. */
function sung(factors: readonly number[], { rest = 0, cents = 0, steps = Number.POSITIVE_INFINITY } = {}) {
  const line = phrase.flatMap(([note, length], n) =>
    Array.from({ length: Math.round(length * (factors[n] ?? 1)) }, () => (note > 0 ? note + cents : 0)),
  );
  return [...Array.from({ length: rest }, () => 0), ...line].slice(0, steps);
}

const onsets = (factors: readonly number[], rest = 0) =>
  phrase.map((_, n) =>
    phrase.slice(0, n).reduce((sum, [, length], at) => sum + Math.round(length * (factors[at] ?? 1)), rest),
  );

test.each([
  ['the same tempo', [1, 1, 1, 1, 1], 0],
  ['after a rest', [1, 1, 1, 1, 1], 17],
  ['slower throughout', [1.5, 1.5, 1.5, 1.5, 1.5], 5],
  ['one note twice as long', [1, 2, 1, 1, 1], 0],
  ['no breath', [1, 1, 0, 1, 1], 3],
])('alignment: each note begins at the same place of the phrase: %s', (_, factors, rest) => {
  const { laterOf, earlierOf } = alignContours(sung([]), sung(factors, { rest }));
  const later = onsets(factors, rest);
  for (const n of [0, 1, 3, 4]) {
    const earlier = onsets([])[n]!;
    expect(Math.abs(laterOf(earlier) - later[n]!), `note ${n}`).toBeLessThanOrEqual(2);
    expect(Math.abs(earlierOf(later[n]!) - earlier), `note ${n}`).toBeLessThanOrEqual(
      factors[2] === 0 ? 10 : 2,
    );
  }
});

test('alignment: another key and an excerpt that ends earlier change nothing', () => {
  const { laterOf } = alignContours(sung([]), sung([], { cents: -300, rest: 8, steps: 110 }));
  for (const earlier of onsets([]).slice(0, 4))
    expect(Math.abs(laterOf(earlier) - earlier - 8)).toBeLessThanOrEqual(2);
});

test('alignment: a place is moved forwards only', () => {
  const { laterOf } = alignContours(sung([]), sung([2, 0.5, 1, 1.3, 0.8]));
  const places = sung([]).map((_step, n) => laterOf(n));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
