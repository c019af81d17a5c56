import { expect, test } from 'vitest';
import { alignContours } from '#studio/site/takes/align-contours.ts';
import { takeFacts } from '#studio/site/takes/notes.ts';
import { drawTakes } from '../../site/takes/takes-drawing.ts';
import { placesIn } from './same-place.ts';

const notes = (...lengths: number[]) =>
  lengths.flatMap((length, n) => Array.from({ length }, () => 6000 + 400 * n));
const [earlier, later] = [notes(50, 50, 50), notes(50, 100, 50)];
const alignment = alignContours(earlier, later);
const lines = {
  alignment,
  drawing: drawTakes({ first: earlier, last: later }, [], alignment.laterOf),
  facts: { earlier: takeFacts(earlier), later: takeFacts(later) },
  steps: later.length,
};
const places = placesIn({ earlier: { from: 10 }, later: { from: 3 } }, lines);

test('switching recordings keeps the place in the phrase, in both directions', () => {
  expect(places.across({ side: 'earlier', at: 12 })).toBeCloseTo(6, 1);
  expect(places.across({ side: 'later', at: 6 })).toBeCloseTo(12, 1);
  expect(places.across({ side: 'earlier', at: 9.5 })).toBeCloseTo(2.5, 1);
});

test('the marked place is the same for both recordings, and outside the phrase there is none', () => {
  const [first, second] = [
    places.shareOf({ side: 'earlier', at: 12 }),
    places.shareOf({ side: 'later', at: 6 }),
  ];
  expect(first).toBeCloseTo(second ?? 0, 2);
  expect(places.shareOf({ side: 'later', at: 30 })).toBeNull();
  expect(
    placesIn({ earlier: { from: 0 }, later: { from: 0 } }, null).shareOf({ side: 'later', at: 1 }),
  ).toBeNull();
});

test('without lines both recordings go on from the beginnings of their phrases at the same speed', () => {
  const { across } = placesIn({ earlier: { from: 10 }, later: { from: 3 } }, null);
  expect(across({ side: 'earlier', at: 12 })).toBe(5);
  expect(across({ side: 'later', at: 2 })).toBe(9);
});
